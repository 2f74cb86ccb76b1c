import { expect, test } from 'vitest'
import { linkedPageViewPath, linkedPageViews, readLinkedPageView } from './link-paths'

test('the address of a page’s links says which of them are shown; without a word, those that lead to it', () => {
  for (const view of linkedPageViews) {
    const { searchParams } = new URL(linkedPageViewPath('/blog/a', view), 'http://harbor.test')
    expect([searchParams.get('path'), readLinkedPageView(searchParams)]).toEqual(['/blog/a', view])
  }
  expect(linkedPageViewPath('/blog/a', 'in')).not.toContain('show')
  expect(readLinkedPageView(new URLSearchParams({ show: 'nonsense' }))).toBe('in')
})
