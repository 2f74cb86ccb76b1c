import { readSort } from '~/ui/workspace/sort'
import { ALONE } from '../layout/layout-input'
import type { CountedLinks, MapPage, SiteMap } from '../site-map'

interface Sorting {
  map: SiteMap
  counted: CountedLinks
  communities: Uint32Array | undefined
}

type KeyOf = (page: MapPage, number: number, sorting: Sorting) => number | string

// what no way leads to is the furthest of all
const NOWHERE = Number.MAX_SAFE_INTEGER

const keys: Record<string, KeyOf> = {
  title: ({ title }) => title.toLowerCase(),
  kind: ({ kind }) => kind,
  community: (_page, number, { communities }) => communities?.[number] ?? ALONE,
  in: (page, _number, { counted }) => page[counted].pagesIn,
  out: (page, _number, { counted }) => page[counted].pagesOut,
  depth: (page, _number, { counted }) => page[counted].depth ?? NOWHERE,
  rank: (page, _number, { counted }) => page[counted].rank,
  words: ({ words }) => words,
}

const byRank = { by: 'rank', direction: 'desc' } as const

/** The numbers of pages in the order that the address asks for; without one, the highest rank first. */
export function sortPages(numbers: readonly number[], sort: string | null, sorting: Sorting): number[] {
  const wanted = readSort(sort)
  const known = wanted && Object.hasOwn(keys, wanted.by) ? wanted : byRank
  const keyOf = keys[known.by]
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
