import { expect, test } from 'vitest'
import { pageAreaOf } from './page-area'
import { isPrivatePath } from './public-pages'

test.each([
  ['/', 'public'],
  ['/blog/a-post', 'public'],
  ['/checkout/queuepro', 'public'],
  ['/planner', 'public'],
  ['/planner/', 'public'],
  ['/planner/login', 'workspace'],
  ['/admin/blog', 'workspace'],
  ['/account/code', 'workspace'],
  ['/plan/key', 'workspace'],
  ['/download/token', 'personal'],
  ['/constructor', 'public'],
])('%s is a %s page', (path, area) => {
  expect(pageAreaOf(path)).toBe(area)
  if (area !== 'public') expect(isPrivatePath(path)).toBe(true)
})
