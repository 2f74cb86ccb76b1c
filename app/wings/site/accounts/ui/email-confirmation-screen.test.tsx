import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { EmailConfirmationScreen } from './email-confirmation-screen'

test('who did not sign up is told to choose a new password before confirming', () => {
  const element = <EmailConfirmationScreen email="ada@example.com" failure={undefined} isConfirmed={false} />
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  expect(html.replace(/<[^>]+>/g, '')).toContain('Forgot your password? Reset it first.')
  expect(html).toContain('href="/account/password"')
})
