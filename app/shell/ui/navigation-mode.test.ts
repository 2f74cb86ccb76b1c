import { describe, expect, test } from 'vitest'
import { isFooterHidden, navigationMode } from './navigation-mode'

describe('the navigation bar', () => {
  test('is hidden entirely on the planner’s landing page', () => {
    expect(navigationMode('/planner')).toBe('hidden')
    expect(navigationMode('/planner/')).toBe('hidden')
  })

  test('shows only a Sign Out button on the planner’s dashboard, also with a plan open', () => {
    expect(navigationMode('/planner/dashboard')).toBe('sign-out-only')
    expect(navigationMode('/planner/dashboard/')).toBe('sign-out-only')
    expect(navigationMode('/planner/dashboard/0b7e1c9e-8d0a-4f6b-9a51-2f0c6d1e7a11')).toBe('sign-out-only')
  })

  test.each(['/planner/login', '/planner/new', '/planner/board', '/planner/stack-generator', '/planner/dashboards'])(
    'shows the planner’s logo elsewhere under the planner: %s',
    (path) => expect(navigationMode(path)).toBe('planner'),
  )

  test.each(['/', '/tools', '/tools/queuepro', '/blog/planner', '/planner-guide', '/about'])(
    'shows the site’s links on the main site: %s',
    (path) => expect(navigationMode(path)).toBe('site'),
  )
})

describe('the footer', () => {
  test.each([
    '/admin',
    '/admin/blog/edit/7',
    '/planner/dashboard',
    '/planner/build',
    '/planner/build-guide/7',
    '/planner/stack-library',
    '/planner/board',
    '/planner/edit/7',
  ])('is hidden on %s', (path) => expect(isFooterHidden(path)).toBe(true))

  test.each([
    '/',
    '/tools',
    '/blog/edit',
    '/planner',
    '/planner/login',
    '/planner/new',
    '/planner/stack-generator',
    '/administration',
  ])('is shown on %s', (path) => expect(isFooterHidden(path)).toBe(false))
})
