import { type GhostRecord, readTextField } from './ghost-cards'
import { SourceError } from './source-item'
import { streamFileText } from './stream-file-text.server'
import { streamJsonElements } from './stream-json-elements.server'

/** What posts refer to; it stands behind them in the file, so it is read first. */
export interface GhostRelations {
  tags: Map<string, { name: string; isInternal: boolean }>
  authorNames: Map<string, string>
  /** Ids by the id of the post, in the order in which they are shown. */
  tagIdsByPost: Map<string, string[]>
  authorIdsByPost: Map<string, string[]>
  /** Further fields by the id of the post. */
  metaByPost: Map<string, GhostRecord>
  /** How many rows the other tables have. */
  rowCountsByTable: Map<string, number>
}

const place = /^(?:db\.\d+\.)?data\.([a-z_]+)$/

/** The table that a list of the file is; undefined for other lists. */
export const tableNameFromPath = (path: string) => place.exec(path)?.[1]

// all of these are in memory while the posts are read
const MAX_RELATIONS = 1_000_000
const relationTables = new Set(['tags', 'users', 'posts_tags', 'posts_authors', 'posts_meta'])

type Ordered = Map<string, { id: string; order: number }[]>

interface OrderedRelations {
  posts_tags: Ordered
  posts_authors: Ordered
}

/** Reads what posts refer to. @throws SourceError when the file is no export of Ghost, or holds too much to be known at once */
export async function readGhostRelations(file: string): Promise<GhostRelations> {
  const relations = emptyRelations()
  const shown: OrderedRelations = { posts_tags: new Map(), posts_authors: new Map() }
  let count = 0
  for await (const { path, line, value } of streamJsonElements(
    streamFileText(file),
    (at) => tableNameFromPath(at) !== undefined,
  )) {
    const table = tableNameFromPath(path) ?? ''
    relations.rowCountsByTable.set(table, (relations.rowCountsByTable.get(table) ?? 0) + 1)
    if (!relationTables.has(table)) continue
    if (++count > MAX_RELATIONS) {
      throw new SourceError('there are more than 1,000,000 tags and authors.', line)
    }
    addRelation(relations, shown, table, value)
  }
  if (relations.rowCountsByTable.size === 0) throw new SourceError('This is not a Ghost export: it has no tables.')
  relations.tagIdsByPost = sortByOrder(shown.posts_tags)
  relations.authorIdsByPost = sortByOrder(shown.posts_authors)
  for (const known of ['posts', 'tags', 'users']) relations.rowCountsByTable.delete(known)
  return relations
}

function emptyRelations(): GhostRelations {
  return {
    tags: new Map(),
    authorNames: new Map(),
    tagIdsByPost: new Map(),
    authorIdsByPost: new Map(),
    metaByPost: new Map(),
    rowCountsByTable: new Map(),
  }
}

function addRelation(relations: GhostRelations, shown: OrderedRelations, table: string, row: GhostRecord) {
  const post = readIdField(row, 'post_id')
  if (table === 'tags') {
    const name = readTextField(row, 'name')
    relations.tags.set(readIdField(row, 'id'), {
      name,
      isInternal: row.visibility === 'internal' || name.startsWith('#'),
    })
  } else if (table === 'users') relations.authorNames.set(readIdField(row, 'id'), readTextField(row, 'name'))
  else if (table === 'posts_tags') insert(shown.posts_tags, post, readIdField(row, 'tag_id'), row.sort_order)
  else if (table === 'posts_authors') insert(shown.posts_authors, post, readIdField(row, 'author_id'), row.sort_order)
  else if (table === 'posts_meta') relations.metaByPost.set(post, omitEmpty(row))
}

/** An id is a text in newer exports and a number in older ones. */
export const readIdField = (row: GhostRecord, name: string) => {
  const id = row[name]
  return typeof id === 'string' || typeof id === 'number' ? String(id) : ''
}

function insert(lists: Ordered, key: string, id: string, order: unknown) {
  const list = lists.get(key) ?? []
  // one without a place stands behind those that have one
  list.push({ id, order: typeof order === 'number' && order >= 0 ? order : Number.MAX_SAFE_INTEGER })
  lists.set(key, list)
}

function sortByOrder(lists: Ordered) {
  const sorted = (list: { id: string; order: number }[]) => list.toSorted((one, other) => one.order - other.order)
  return new Map(Array.from(lists, ([key, list]) => [key, sorted(list).map(({ id }) => id)]))
}

function omitEmpty(row: GhostRecord) {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== ''))
}
