import { parseSort } from '~/ui/workspace/sort-order'
import type { ContentMap, LinkScope, MapPage } from '../content-map'
import { NO_COMMUNITY } from '../engine/map-layout'

interface SortContext {
  map: ContentMap
  linkScope: LinkScope
  communities: Uint32Array | undefined
}

type SortKey = (page: MapPage, number: number, sorting: SortContext) => number | string

// what no way leads to is the furthest of all
const UNREACHABLE_DEPTH = Number.MAX_SAFE_INTEGER

const sortKeys: Record<string, SortKey> = {
  title: ({ title }) => title.toLowerCase(),
  kind: ({ kind }) => kind,
  community: (_page, number, { communities }) => communities?.[number] ?? NO_COMMUNITY,
  in: (page, _number, { linkScope }) => page[linkScope].pagesIn,
  out: (page, _number, { linkScope }) => page[linkScope].pagesOut,
  depth: (page, _number, { linkScope }) => page[linkScope].depth ?? UNREACHABLE_DEPTH,
  rank: (page, _number, { linkScope }) => page[linkScope].rank,
  words: ({ words }) => words,
}

const byRank = { by: 'rank', direction: 'desc' } as const

/** The numbers of pages in the order that the address asks for; without one, the highest rank first. */
export function sortPages(numbers: readonly number[], sort: string | null, sorting: SortContext): number[] {
  const wanted = parseSort(sort)
  const known = wanted && Object.hasOwn(sortKeys, wanted.by) ? wanted : byRank
  const keyOf = sortKeys[known.by]
  if (!keyOf) return [...numbers]
  const sign = known.direction === 'asc' ? 1 : -1
  const keyed = numbers.flatMap((number) => {
    const page = sorting.map.pages[number]
    return page ? [{ number, key: keyOf(page, number, sorting) }] : []
  })
  return keyed.sort((a, b) => sign * compare(a.key, b.key) || a.number - b.number).map(({ number }) => number)
}

function compare(a: number | string, b: number | string) {
  return a < b ? -1 : Number(a > b)
}
