import { expect, test } from 'vitest'
import { getScreenLabel } from './screen-label'

const frame = (path: string, labels = {}) => ({ loaderData: { seo: { path, breadcrumbLabels: labels } } })

test('a screen is called by its own name, by its address otherwise, and General when nothing says', () => {
  const named = { loaderData: { plan: 'Repairs' }, handle: { breadcrumb: ({ plan }: { plan: string }) => plan } }
  expect(getScreenLabel([frame('/planner/dashboard/x'), named])).toBe('Repairs')
  expect(getScreenLabel([frame('/planner/board')])).toBe('Board')
  expect(getScreenLabel([])).toBe('General')
})
