import { expect, test } from 'vitest'
import { safeRedirectPath } from './safe-redirect-path'

test.each(['/planner/board', '/planner/dashboard/1?tab=2#x', '/'])('a path of this site is kept: %s', (to) =>
  expect(safeRedirectPath(to, '/else')).toBe(to),
)

test.each([
  null,
  undefined,
  '',
  'planner',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  'javascript:alert(1)',
  '/.//evil.example',
  '/a/..//evil.example',
  'http://own.invalid/x',
])('what leads elsewhere, or nowhere, is replaced: %j', (to) => expect(safeRedirectPath(to, '/else')).toBe('/else'))
