import type { ContentMap, MapPage } from '../content-map'
import type { MapFilter } from './map-filter'
import { getPageStates } from './page-states'

const DAY_MS = 86_400_000

/** The numbers of the pages that a filter leaves, in the order of the map. `communities`: as soon as they are known. */
export function filterPages({ pages }: ContentMap, filter: MapFilter, communities?: Uint32Array): number[] {
  const { community } = filter
  const isIn = (number: number) => community === undefined || communities?.[number] === community
  return pages.flatMap((page, number) => (isIn(number) && matchesFilter(page, filter) ? [number] : []))
}

function matchesFilter(page: MapPage, { q, kind, state, depth, until, links }: MapFilter) {
  return (
    (kind === undefined || page.kind === kind) &&
    (depth === undefined || page[links].depth === depth) &&
    (until === undefined || page.publishedAt === null || page.publishedAt < Date.parse(until) + DAY_MS) &&
    (q === '' || page.title.toLowerCase().includes(q) || page.path.toLowerCase().includes(q)) &&
    (state === undefined || getPageStates(page).includes(state))
  )
}
