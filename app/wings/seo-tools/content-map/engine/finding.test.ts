import { expect, test } from 'vitest'
import { aMap, aMapPage } from '../fixtures'
import { listCommunities } from './communities'
import { filterPages } from './filter-pages'
import { readMapFilter } from './map-filter'
import { NO_COMMUNITY } from './map-layout'
import { findPageNeighbors } from './neighbors'
import { getPageStates } from './page-states'
import { selectStrongestLinks } from './strongest-links'

const figures = (pagesIn: number, pagesOut: number, depth: number | null = 1, rank = 0.1) => ({
  rank,
  depth,
  pagesIn,
  pagesOut,
})

test('a page says what is the matter with it, the most urgent first', () => {
  const states = (page: Parameters<typeof aMapPage>[1], path = '/a') => getPageStates(aMapPage(path, page))
  expect(states({ body: figures(0, 2), all: figures(3, 9) })).toEqual(['orphan'])
  expect(states({ body: figures(2, 0), all: figures(2, 9, 4) })).toEqual(['deep', 'few', 'dead-end'])
  expect(states({ body: figures(0, 1), all: figures(0, 1, null) })).toEqual(['orphan', 'unreached'])
  expect(states({ body: figures(3, 1), all: figures(3, 1) })).toEqual(['fine'])
  expect(states({ body: figures(0, 5), all: figures(0, 5, 0) }, '/')).toEqual(['fine'])
  expect(states({ body: figures(0, 0), all: figures(1, 1), kind: 'list' })).toEqual(['fine'])
  expect(states({ isIndexable: false })).toEqual(['noindex'])
})

const map = aMap(
  [
    aMapPage('/', { kind: 'site', title: 'Home', body: figures(0, 2, 0, 0.5), all: figures(0, 2, 0) }),
    aMapPage('/blog/queues', { publishedAt: Date.parse('2026-03-01T10:00:00Z'), body: figures(1, 1, 1, 0.3) }),
    aMapPage('/blog/Boats', { publishedAt: Date.parse('2026-04-01T10:00:00Z'), body: figures(2, 0, 2, 0.2) }),
    aMapPage('/tools/queuepro', { kind: 'product', body: figures(0, 0, null, 0) }),
  ],
  [
    [0, 1],
    [0, 2],
    [1, 2],
    [2, 3, 'card'],
  ],
)

test('the address leaves the pages that are asked for, and ignores what it does not know', () => {
  const left = (query: string) =>
    filterPages(map, readMapFilter(new URLSearchParams(query)), Uint32Array.of(0, 1, 1, NO_COMMUNITY))
  expect(left('')).toEqual([0, 1, 2, 3])
  expect(left('kind=nothing&depth=x&state=odd&until=yesterday&community=0')).toEqual([0, 1, 2, 3])
  expect(left('q=QUEUE')).toEqual([1, 3])
  expect(left('kind=post&depth=2')).toEqual([2])
  expect(left('depth=none')).toEqual([3])
  expect(left('community=2')).toEqual([1, 2])
  expect(left('state=orphan')).toEqual([3])
  expect(left('until=2026-03-01')).toEqual([0, 1, 3])
  expect(left('until=2026-02-28')).toEqual([0, 3])
})

test('the neighbours of a page are those of the links that count', () => {
  const pages = (counted: 'body' | 'all') => {
    const { into, out } = findPageNeighbors(map, 2, counted)
    return { into: into.map(({ page }) => page), out: out.map(({ page }) => page) }
  }
  expect(pages('body')).toEqual({ into: [0, 1], out: [] })
  expect(pages('all')).toEqual({ into: [0, 1], out: [3] })
})

test('of many links those are drawn that carry the most, between pages that are shown', () => {
  const all = () => true
  expect(selectStrongestLinks(map, 'body', all, 9)).toEqual([0, 1, 2])
  expect(selectStrongestLinks(map, 'all', (page) => page !== 1, 9)).toEqual([1, 3])
  // 0.3 over one link is more than 0.5 over two
  expect(selectStrongestLinks(map, 'body', all, 1)).toEqual([2])
})

test('a community is called by its page with the highest rank', () => {
  expect(listCommunities(map, Uint32Array.of(0, 1, 1, NO_COMMUNITY))).toEqual([
    { number: 0, name: 'Home', size: 1 },
    { number: 1, name: 'Page /blog/queues', size: 2 },
  ])
})
