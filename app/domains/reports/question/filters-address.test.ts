import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  asQuestion,
  chosenVisits,
  filterNames,
  filterOf,
  filterWords,
  readFilters,
  turnedAround,
  withFilter,
  withoutFilter,
  withoutFilters,
} from './filters-address'

const params = (query: string) => new URLSearchParams(query)
const only = (query: string) => readFilters(params(query))[0] as ReturnType<typeof readFilters>[number]

test('the address says which visits are shown, several values of one filter are any of them', () => {
  const filters = readFilters(params('source=Google&source=Bing&not.page=/blog/*&event=cta_click:Buy%20now:today'))
  expect(filters.map(asQuestion)).toEqual([
    { by: 'source', isNot: false, values: ['Google', 'Bing'] },
    { isNot: true, happened: [{ kind: 'page_view', path: '/blog/*' }] },
    { isNot: false, happened: [{ kind: 'cta_click', name: 'Buy now:today' }] },
  ])
})

test('an event without a name is any of its kind', () => {
  expect(asQuestion(only('event=purchase'))).toEqual({ isNot: false, happened: [{ kind: 'purchase' }] })
})

test.for([
  { kind: 'page_view', path: '/blog/*' },
  { kind: 'cta_click', name: 'Buy now: today' },
  { kind: 'product_view' },
  { kind: 'purchase' },
] as const)('the visits in which this happened are chosen by an address: %j', (happening) => {
  const { name, value } = filterOf(happening)
  const chosen = params(withFilter(params(''), name, value))
  expect(readFilters(chosen).map(asQuestion)).toEqual([{ isNot: false, happened: [happening] }])
})

test('the days and visits that are chosen go along to the next screen, what is shown of them does not', () => {
  expect(chosenVisits(params('period=7d&show=pages&q=x&not.page=/blog&figure=views&sources=campaign'))).toBe(
    '?period=7d&not.page=%2Fblog',
  )
  expect(chosenVisits(params('show=pages'))).toBe('')
})

test('what is no filter is left out', () => {
  expect(readFilters(params('page=blog&event=page_end&event=toString&colour=red&q=x&part=2&period=7d'))).toEqual([])
  expect(readFilters(params(`source=${'x'.repeat(3_000)}`))).toEqual([])
})

test('no address holds more than fifty values', () => {
  const many = params([...Array(60).keys()].map((n) => `source=${n}&entry=/${n}`).join('&'))
  expect(readFilters(many).flatMap(({ values }) => values)).toHaveLength(50)
})

test('a filter is added to what the address says, and begins its list anew', () => {
  const next = params(withFilter(params('period=7d&show=sources&part=3&q=goo&source=Bing'), 'source', 'Google'))
  expect(Object.fromEntries(next)).toEqual({ period: '7d', show: 'sources', source: 'Google' })
})

test('pages and events are asked for one by one, each beside the others', () => {
  const next = params(withFilter(params('page=/a&event=purchase'), 'page', '/b'))
  expect(readFilters(next).map((filter) => filterWords(filter))).toEqual([
    'Visits that saw /a',
    'Visits that saw /b',
    'Visits with purchase',
  ])
  expect(withFilter(next, 'page', '/b')).toBe(withFilter(params('page=/a&event=purchase'), 'page', '/b'))
  expect(withoutFilter(next, { name: 'page', isNot: false, values: ['/a'] })).toBe('?event=purchase&page=%2Fb')
})

test('pages and events that are not wanted are turned around one by one', () => {
  for (const [name, first, second] of [
    ['page', '/a', '/b'],
    ['event', 'purchase', 'cta_click:Buy'],
  ] as const) {
    const address = params(`not.${name}=${first}&not.${name}=${second}`)
    const filters = readFilters(address)
    expect(filters.map(({ isNot, values }) => [isNot, values])).toEqual([
      [true, [first]],
      [true, [second]],
    ])
    const [, other] = filters
    if (!other) throw new Error('not read')
    expect(Object.fromEntries(params(turnedAround(address, other)))).toEqual({ [`not.${name}`]: first, [name]: second })
    expect(Object.fromEntries(params(withoutFilter(address, other)))).toEqual({ [`not.${name}`]: first })
  }
})

test('every filter is read as it was written, turned around twice it is the same, and it can be taken away', () => {
  const value = fc.oneof(fc.constant('/blog/*'), fc.constant('/'), fc.constant('/a?b=c&d=%20'))
  fc.assert(
    fc.property(fc.constantFrom(...filterNames.filter((name) => name !== 'event')), value, (name, text) => {
      const address = params(withFilter(params('period=7d'), name, text))
      const [filter] = readFilters(address)
      if (!filter) throw new Error('not read')
      expect(filter).toEqual({ name, isNot: false, values: [text] })
      const turned = params(turnedAround(address, filter))
      expect(only(String(turned))).toEqual({ ...filter, isNot: true })
      expect(turnedAround(turned, { ...filter, isNot: true })).toBe(`?${address}`)
      expect(withoutFilter(address, filter)).toBe('?period=7d')
      expect(withoutFilters(turned)).toBe('?period=7d')
    }),
  )
})

test('a filter says which visits it chooses', () => {
  expect(filterWords(only('source=Google&source=Bing'))).toBe('Visits from the source Google or Bing')
  expect(filterWords(only('not.page=/blog'))).toBe('No visits that saw /blog')
  expect(filterWords(only('country='))).toBe('Visits from the country Unknown')
  expect(filterWords(only('country=DE'), () => 'Germany')).toBe('Visits from the country Germany')
})
