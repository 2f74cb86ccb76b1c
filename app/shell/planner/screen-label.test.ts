import { expect, test } from 'vitest'
import { screenLabel } from './screen-label'

const frame = (path: string, labels = {}) => ({ loaderData: { frame: { path, labels } } })

test('a screen is called by its own name, by its address otherwise, and General when nothing says', () => {
  const named = { loaderData: { plan: 'Repairs' }, handle: { crumb: ({ plan }: { plan: string }) => plan } }
  expect(screenLabel([frame('/planner/dashboard/x'), named])).toBe('Repairs')
  expect(screenLabel([frame('/planner/board')])).toBe('Board')
  expect(screenLabel([])).toBe('General')
})
