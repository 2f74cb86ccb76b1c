import { pageNumber } from '~/platform/page-number'

export const mediaSorts = { newest: 'Newest', oldest: 'Oldest', name: 'Name', largest: 'Largest' } as const

type MediaSort = keyof typeof mediaSorts

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
const LONGEST_QUERY = 200

export function readMediaFilter(query: URLSearchParams): MediaFilter {
  const sort = query.get('sort') ?? ''
  return {
    q: (query.get('q') ?? '').trim().slice(0, LONGEST_QUERY),
    unused: query.get('unused') === '1',
    sort: Object.hasOwn(mediaSorts, sort) ? (sort as MediaSort) : 'newest',
    page: pageNumber(query.get('page')) ?? 1,
    size: PAGE_SIZE,
  }
}
