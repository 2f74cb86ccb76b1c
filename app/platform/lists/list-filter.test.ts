import { expect, test } from 'vitest'
import { choiceParam, defineListFilter, searchParam } from './list-filter'

const filter = defineListFilter({ q: searchParam(10), kind: choiceParam(['post', 'product']) })
const paramsOf = (search: string) => new URLSearchParams(search)

test('the address says what a list shows; what it does not know filters nothing', () => {
  expect(filter.names).toEqual(['q', 'kind'])
  expect(filter.parse(paramsOf('q=%20boats%00&kind=post&sort=title'))).toEqual({ q: 'boats', kind: 'post' })
  for (const search of ['', 'q=&kind=', 'kind=nothing', 'q=%20', 'q=a-long-search', 'after=3']) {
    expect(filter.parse(paramsOf(search))).toEqual({ q: '', kind: undefined })
    expect(filter.isActive(paramsOf(search))).toBe(false)
  }
  expect(filter.isActive(paramsOf('kind=product'))).toBe(true)
})
