import { expect, test } from 'vitest'
import { pagePath, pageViews, readPageView } from './paths'

test('the address of a page’s links says which of them are shown; without a word, those that lead to it', () => {
  for (const view of pageViews) {
    const { searchParams } = new URL(pagePath('/blog/a', view), 'http://harbor.test')
    expect([searchParams.get('path'), readPageView(searchParams)]).toEqual(['/blog/a', view])
  }
  expect(pagePath('/blog/a', 'in')).not.toContain('show')
  expect(readPageView(new URLSearchParams({ show: 'nonsense' }))).toBe('in')
})
