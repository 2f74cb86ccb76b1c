import { parsePageNumber } from '~/platform/lists/page-number'

export const mediaSortLabels = { newest: 'Newest', oldest: 'Oldest', name: 'Name', largest: 'Largest' } as const

type MediaSort = keyof typeof mediaSortLabels

/** What of the library is shown; it lives in the address. */
export interface MediaFilter {
  /** Words of names and descriptions. */
  q: string
  /** Only what nothing shows. */
  unused: boolean
  sort: MediaSort
  page: number
  size: number
}

const PAGE_SIZE = 48
const MAX_QUERY_LENGTH = 200

export function parseMediaFilter(query: URLSearchParams): MediaFilter {
  const sort = query.get('sort') ?? ''
  return {
    q: (query.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH),
    unused: query.get('unused') === '1',
    sort: Object.hasOwn(mediaSortLabels, sort) ? (sort as MediaSort) : 'newest',
    page: parsePageNumber(query.get('page')) ?? 1,
    size: PAGE_SIZE,
  }
}
