import { parseSort, type SortOrder } from '~/ui/workspace/sort-order'

export const statusFilterLabels = {
  published: 'Published',
  scheduled: 'Scheduled',
  draft: 'Drafts',
  changes: 'Unpublished changes',
  trash: 'Trash',
} as const

type StatusFilter = keyof typeof statusFilterLabels

/** What a list of pieces shows, as its address says it. */
export interface EntryFilter {
  q: string
  status: StatusFilter | null
  sort: SortOrder
  /** The piece that the page begins after, or ends before. */
  after: string | null
  before: string | null
}

const newestFirst: SortOrder = { by: 'saved', direction: 'desc' }
const MAX_TEXT_LENGTH = 200
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A text of the address, whatever stands there. */
export function textParam(params: URLSearchParams, name: string) {
  return (params.get(name) ?? '').replaceAll('\0', '').trim().slice(0, MAX_TEXT_LENGTH).toWellFormed()
}

/** Whatever the address holds, it means something: what is not understood filters nothing. */
export function parseEntryFilter(params: URLSearchParams, ownSortKeys: string[] = []): EntryFilter {
  const status = textParam(params, 'status')
  const sort = parseSort(params.get('sort'))
  const sortKeys = ['title', 'saved', 'published', ...ownSortKeys]
  const entryId = (name: string) => (uuid.test(textParam(params, name)) ? textParam(params, name) : null)
  return {
    q: textParam(params, 'q'),
    status: Object.hasOwn(statusFilterLabels, status) ? (status as StatusFilter) : null,
    sort: sort && sortKeys.includes(sort.by) ? sort : newestFirst,
    after: entryId('after'),
    before: entryId('before'),
  }
}

/** Whether the last saved come first, so that pages beside it are newer and older ones. */
export function isChronological({ sort }: EntryFilter) {
  return sort.by === 'saved' && sort.direction === 'desc'
}
