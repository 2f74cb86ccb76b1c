import { readSort, type Sort } from '~/ui/workspace/sort'

export const listedStatuses = {
  published: 'Published',
  scheduled: 'Scheduled',
  draft: 'Drafts',
  changes: 'Changes not published',
  trash: 'In the trash',
} as const

type ListedStatus = keyof typeof listedStatuses

/** What a list of pieces shows, as its address says it. */
export interface PieceFilter {
  q: string
  status: ListedStatus | null
  sort: Sort
  /** The piece that the page begins after, or ends before. */
  after: string | null
  before: string | null
}

const newestFirst: Sort = { by: 'saved', direction: 'desc' }
const LONGEST_TEXT = 200
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A text of the address, whatever stands there. */
export function textIn(params: URLSearchParams, name: string) {
  return (params.get(name) ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_TEXT).toWellFormed()
}

/** Whatever the address holds, it means something: what is not understood filters nothing. */
export function readPieceFilter(params: URLSearchParams, ownSortKeys: string[] = []): PieceFilter {
  const status = textIn(params, 'status')
  const sort = readSort(params.get('sort'))
  const sortKeys = ['title', 'saved', 'published', ...ownSortKeys]
  const pieceId = (name: string) => (uuid.test(textIn(params, name)) ? textIn(params, name) : null)
  return {
    q: textIn(params, 'q'),
    status: Object.hasOwn(listedStatuses, status) ? (status as ListedStatus) : null,
    sort: sort && sortKeys.includes(sort.by) ? sort : newestFirst,
    after: pieceId('after'),
    before: pieceId('before'),
  }
}

/** Whether the last saved come first, so that pages beside it are newer and older ones. */
export function isChronological({ sort }: PieceFilter) {
  return sort.by === 'saved' && sort.direction === 'desc'
}
