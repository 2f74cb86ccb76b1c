import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { FloatingButtons } from './floating-buttons'

function linksAt(path: string) {
  const Site = createRoutesStub([{ path: '*', Component: FloatingButtons }])
  const html = renderToString(<Site initialEntries={[path]} />)
  return [...html.matchAll(/<a[^>]*>/g)].map(([link]) => ({
    to: /href="([^"]*)"/.exec(link)?.[1],
    label: /aria-label="([^"]*)"/.exec(link)?.[1],
  }))
}

test.each(['/planner/dashboard', '/planner/board', '/planner/account'])(
  'beside %s are the stack and the board',
  (path) => {
    expect(linksAt(path)).toEqual([
      { to: '/planner/stack-generator', label: 'Generate Tech Stack' },
      { to: '/planner/board', label: 'Product Board' },
    ])
  },
)

test('beside a plan that is being started there is nothing', () => {
  expect(linksAt('/planner/new')).toEqual([])
})
