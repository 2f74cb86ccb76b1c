import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import SignInLayout from '../sign-in-layout'
import { FloatingButtons } from './floating-buttons'

function buttonsAt(path: string, hasNotes = false) {
  return buttonsIn(() => <FloatingButtons userId="somebody" hasNotes={hasNotes} />, path)
}

function buttonsIn(Buttons: () => React.ReactNode, path: string) {
  const Site = createRoutesStub([{ path: '*', Component: Buttons }])
  const html = renderToString(<Site initialEntries={[path]} />)
  const buttons = [...html.matchAll(/<(?:a|button)\b[^>]*>/g)].map(([tag]) => ({
    to: /href="([^"]*)"/.exec(tag)?.[1],
    label: /aria-label="([^"]*)"/.exec(tag)?.[1],
  }))
  return { buttons, html }
}

test.each(['/planner/dashboard', '/planner/board', '/planner/account'])(
  'beside %s are the notes, the stack and the board',
  (path) => {
    expect(buttonsAt(path).buttons).toEqual([
      { to: undefined, label: 'Smart Notes' },
      { to: '/planner/stack-generator', label: 'Generate Tech Stack' },
      { to: '/planner/board', label: 'Product Board' },
    ])
  },
)

test('beside the sign-in they lead to their screens by way of it', () => {
  const Buttons = () => <FloatingButtons />
  expect(buttonsIn(Buttons, '/planner/login').buttons).toEqual([
    { to: '/planner/login?to=%2Fplanner%2Fdashboard%3Fnote%3D', label: 'Smart Notes' },
    { to: '/planner/stack-generator', label: 'Generate Tech Stack' },
    { to: '/planner/board', label: 'Product Board' },
  ])
})

test.each([
  ['/planner/dashboard?note=', 'Sign in to open your notes.'],
  ['/planner/stack-generator', 'Sign in to open the stack generator.'],
  ['/planner/board', 'Sign in to open your board.'],
  ['/planner/account', undefined],
])('the sign-in that leads to %s says: %s', (to, sentence) => {
  const { html } = buttonsIn(SignInLayout, `/planner/login?${new URLSearchParams({ to })}`)
  expect(/role="status"[^>]*>([^<]*)/.exec(html)?.[1] || undefined).toBe(sentence)
})

test('beside a plan that is being started there is nothing', () => {
  expect(buttonsAt('/planner/new').buttons).toEqual([])
})

test('a green dot on the Smart Notes button shows when the user has any notes', () => {
  expect(buttonsAt('/planner/board', true).html).toContain('You have notes.')
  expect(buttonsAt('/planner/board').html).not.toContain('You have notes.')
})
