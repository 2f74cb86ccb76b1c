import { readSort, type Sort } from '~/ui/admin/sort'

export const listedStatuses = {
  published: 'Published',
  scheduled: 'Scheduled',
  draft: 'Drafts',
  changes: 'Changes not published',
  trash: 'In the trash',
} as const

export type ListedStatus = keyof typeof listedStatuses

/** What the list of posts shows, as its address says it. */
export interface PostFilter {
  q: string
  status: ListedStatus | null
  category: string
  author: string
  tag: string
  sort: Sort
  /** The post that the page begins after, or ends before. */
  after: string | null
  before: string | null
}

export const filterNames = ['q', 'status', 'category', 'author', 'tag'] as const

const sortKeys = ['title', 'saved', 'published']
const newestFirst: Sort = { by: 'saved', direction: 'desc' }
const LONGEST_TEXT = 200
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whatever the address holds, it means something: what is not understood filters nothing. */
export function readPostFilter(params: URLSearchParams): PostFilter {
  const text = (name: string) =>
    (params.get(name) ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_TEXT).toWellFormed()
  const status = text('status')
  const sort = readSort(params.get('sort'))
  const postId = (name: string) => (uuid.test(text(name)) ? text(name) : null)
  return {
    ...{ q: text('q'), category: text('category'), author: text('author'), tag: text('tag') },
    status: Object.hasOwn(listedStatuses, status) ? (status as ListedStatus) : null,
    sort: sort && sortKeys.includes(sort.by) ? sort : newestFirst,
    ...{ after: postId('after'), before: postId('before') },
  }
}

export function isFiltered({ q, status, category, author, tag }: PostFilter) {
  return [q, status, category, author, tag].some(Boolean)
}
