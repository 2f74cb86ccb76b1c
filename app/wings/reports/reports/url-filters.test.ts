import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addFilterParam,
  clearFilterParams,
  filterLabel,
  negateFilterParam,
  parseUrlFilters,
  pickQueryParams,
  removeFilterParam,
  toUrlFilter,
  toVisitFilter,
  urlFilterNames,
} from './url-filters'

const params = (query: string) => new URLSearchParams(query)
const only = (query: string) => parseUrlFilters(params(query))[0] as ReturnType<typeof parseUrlFilters>[number]

test('the address says which visits are shown, several values of one filter are any of them', () => {
  const filters = parseUrlFilters(params('source=Google&source=Bing&not.page=/blog/*&event=cta_click:Buy%20now:today'))
  expect(filters.map(toVisitFilter)).toEqual([
    { by: 'source', isNot: false, values: ['Google', 'Bing'] },
    { isNot: true, events: [{ kind: 'page_view', path: '/blog/*' }] },
    { isNot: false, events: [{ kind: 'cta_click', name: 'Buy now:today' }] },
  ])
})

test('an event without a name is any of its kind', () => {
  expect(toVisitFilter(only('event=purchase'))).toEqual({ isNot: false, events: [{ kind: 'purchase' }] })
})

test.for([
  { kind: 'page_view', path: '/blog/*' },
  { kind: 'cta_click', name: 'Buy now: today' },
  { kind: 'product_view' },
  { kind: 'purchase' },
] as const)('the visits in which this happened are chosen by an address: %j', (happening) => {
  const { name, value } = toUrlFilter(happening)
  const chosen = params(addFilterParam(params(''), name, value))
  expect(parseUrlFilters(chosen).map(toVisitFilter)).toEqual([{ isNot: false, events: [happening] }])
})

test('the days and visits that are chosen go along to the next screen, what is shown of them does not', () => {
  expect(pickQueryParams(params('period=7d&show=pages&q=x&not.page=/blog&figure=views&sources=campaign'))).toBe(
    '?period=7d&not.page=%2Fblog',
  )
  expect(pickQueryParams(params('show=pages'))).toBe('')
})

test('what is no filter is left out', () => {
  expect(parseUrlFilters(params('page=blog&event=page_end&event=toString&colour=red&q=x&part=2&period=7d'))).toEqual([])
  expect(parseUrlFilters(params(`source=${'x'.repeat(3_000)}`))).toEqual([])
})

test('no address holds more than fifty values', () => {
  const many = params([...Array(60).keys()].map((n) => `source=${n}&entry=/${n}`).join('&'))
  expect(parseUrlFilters(many).flatMap(({ values }) => values)).toHaveLength(50)
})

test('a filter is added to what the address says, and begins its list anew', () => {
  const next = params(addFilterParam(params('period=7d&show=sources&part=3&q=goo&source=Bing'), 'source', 'Google'))
  expect(Object.fromEntries(next)).toEqual({ period: '7d', show: 'sources', source: 'Google' })
})

test('pages and events are asked for one by one, each beside the others', () => {
  const next = params(addFilterParam(params('page=/a&event=purchase'), 'page', '/b'))
  expect(parseUrlFilters(next).map((filter) => filterLabel(filter))).toEqual([
    'Page is /a',
    'Page is /b',
    'Event is purchase',
  ])
  expect(addFilterParam(next, 'page', '/b')).toBe(addFilterParam(params('page=/a&event=purchase'), 'page', '/b'))
  expect(removeFilterParam(next, { name: 'page', isNot: false, values: ['/a'] })).toBe('?event=purchase&page=%2Fb')
})

test('pages and events that are not wanted are turned around one by one', () => {
  for (const [name, first, second] of [
    ['page', '/a', '/b'],
    ['event', 'purchase', 'cta_click:Buy'],
  ] as const) {
    const address = params(`not.${name}=${first}&not.${name}=${second}`)
    const filters = parseUrlFilters(address)
    expect(filters.map(({ isNot, values }) => [isNot, values])).toEqual([
      [true, [first]],
      [true, [second]],
    ])
    const [, other] = filters
    if (!other) throw new Error('not read')
    expect(Object.fromEntries(params(negateFilterParam(address, other)))).toEqual({
      [`not.${name}`]: first,
      [name]: second,
    })
    expect(Object.fromEntries(params(removeFilterParam(address, other)))).toEqual({ [`not.${name}`]: first })
  }
})

test('every filter is read as it was written, turned around twice it is the same, and it can be taken away', () => {
  const value = fc.oneof(fc.constant('/blog/*'), fc.constant('/'), fc.constant('/a?b=c&d=%20'))
  fc.assert(
    fc.property(fc.constantFrom(...urlFilterNames.filter((name) => name !== 'event')), value, (name, text) => {
      const address = params(addFilterParam(params('period=7d'), name, text))
      const [filter] = parseUrlFilters(address)
      if (!filter) throw new Error('not read')
      expect(filter).toEqual({ name, isNot: false, values: [text] })
      const turned = params(negateFilterParam(address, filter))
      expect(only(String(turned))).toEqual({ ...filter, isNot: true })
      expect(negateFilterParam(turned, { ...filter, isNot: true })).toBe(`?${address}`)
      expect(removeFilterParam(address, filter)).toBe('?period=7d')
      expect(clearFilterParams(turned)).toBe('?period=7d')
    }),
  )
})

test('a filter says which visits it chooses', () => {
  expect(filterLabel(only('source=Google&source=Bing'))).toBe('Source is Google or Bing')
  expect(filterLabel(only('not.page=/blog'))).toBe('Page is not /blog')
  expect(filterLabel(only('country='))).toBe('Country is Unknown')
  expect(filterLabel(only('country=DE'), () => 'Germany')).toBe('Country is Germany')
})
