import { expect, test } from 'vitest'
import { linkedPagePath, linkedPageViews, readLinkedPageView } from './link-paths'

test('the address of a page’s links says which of them are shown; without a word, those that lead to it', () => {
  for (const view of linkedPageViews) {
    const { searchParams } = new URL(linkedPagePath('/blog/a', view), 'http://harbor.test')
    expect([searchParams.get('path'), readLinkedPageView(searchParams)]).toEqual(['/blog/a', view])
  }
  expect(linkedPagePath('/blog/a', 'in')).not.toContain('show')
  expect(readLinkedPageView(new URLSearchParams({ show: 'nonsense' }))).toBe('in')
})
