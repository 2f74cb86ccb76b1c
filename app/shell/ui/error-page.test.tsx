import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { ErrorPage } from './error-page'

test('outside production the box of a render failure names the error', () => {
  const Site = createRoutesStub([{ id: 'root', path: '/', Component: () => null, ErrorBoundary: ErrorPage }])
  const html = renderToString(<Site hydrationData={{ errors: { root: new Error('The drawing failed') } }} />)
  const main = html.split('<main')[1]?.split('</main>')[0]
  expect(main).toContain('Something went wrong.')
  expect(main).toContain('The drawing failed')
})
