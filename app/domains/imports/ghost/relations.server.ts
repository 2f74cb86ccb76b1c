import { jsonElements } from '../reading/json-elements.server'
import { SourceFault } from '../reading/source-item'
import { textOfFile } from '../reading/text-of-file.server'
import { type Payload, textIn } from './cards'

/** What posts refer to; it stands behind them in the file, so it is read first. */
export interface Relations {
  tags: Map<string, { name: string; isInternal: boolean }>
  people: Map<string, string>
  /** Ids by the id of the post, in the order in which they are shown. */
  tagsOf: Map<string, string[]>
  authorsOf: Map<string, string[]>
  /** Further fields by the id of the post. */
  metaOf: Map<string, Payload>
  /** How many rows the other tables have. */
  others: Map<string, number>
}

const place = /^(?:db\.\d+\.)?data\.([a-z_]+)$/

/** The table that a list of the file is; undefined for other lists. */
export const tableAt = (path: string) => place.exec(path)?.[1]

// all of these are in memory while the posts are read
const MOST_RELATIONS = 1_000_000
const kept = new Set(['tags', 'users', 'posts_tags', 'posts_authors', 'posts_meta'])

type Ordered = Map<string, { id: string; order: number }[]>

interface Shown {
  posts_tags: Ordered
  posts_authors: Ordered
}

/** Reads what posts refer to. @throws SourceFault when the file is no export of Ghost, or holds too much to be known at once */
export async function readRelations(file: string): Promise<Relations> {
  const relations = emptyRelations()
  const shown: Shown = { posts_tags: new Map(), posts_authors: new Map() }
  let count = 0
  for await (const { path, line, value } of jsonElements(textOfFile(file), (at) => tableAt(at) !== undefined)) {
    const table = tableAt(path) ?? ''
    relations.others.set(table, (relations.others.get(table) ?? 0) + 1)
    if (!kept.has(table)) continue
    if (++count > MOST_RELATIONS) {
      throw new SourceFault('there are more than 1,000,000 tags, authors and the like.', line)
    }
    keep(relations, shown, table, value)
  }
  if (relations.others.size === 0) throw new SourceFault('This is no export of Ghost: it has no tables.')
  relations.tagsOf = inOrder(shown.posts_tags)
  relations.authorsOf = inOrder(shown.posts_authors)
  for (const known of ['posts', 'tags', 'users']) relations.others.delete(known)
  return relations
}

function emptyRelations(): Relations {
  return {
    tags: new Map(),
    people: new Map(),
    tagsOf: new Map(),
    authorsOf: new Map(),
    metaOf: new Map(),
    others: new Map(),
  }
}

function keep(relations: Relations, shown: Shown, table: string, row: Payload) {
  const post = idIn(row, 'post_id')
  if (table === 'tags') {
    const name = textIn(row, 'name')
    relations.tags.set(idIn(row, 'id'), { name, isInternal: row.visibility === 'internal' || name.startsWith('#') })
  } else if (table === 'users') relations.people.set(idIn(row, 'id'), textIn(row, 'name'))
  else if (table === 'posts_tags') insert(shown.posts_tags, post, idIn(row, 'tag_id'), row.sort_order)
  else if (table === 'posts_authors') insert(shown.posts_authors, post, idIn(row, 'author_id'), row.sort_order)
  else if (table === 'posts_meta') relations.metaOf.set(post, withoutNothing(row))
}

/** An id is a text in newer exports and a number in older ones. */
export const idIn = (row: Payload, name: string) => {
  const id = row[name]
  return typeof id === 'string' || typeof id === 'number' ? String(id) : ''
}

function insert(lists: Ordered, key: string, id: string, order: unknown) {
  const list = lists.get(key) ?? []
  // one without a place stands behind those that have one
  list.push({ id, order: typeof order === 'number' && order >= 0 ? order : Number.MAX_SAFE_INTEGER })
  lists.set(key, list)
}

function inOrder(lists: Ordered) {
  const sorted = (list: { id: string; order: number }[]) => list.toSorted((one, other) => one.order - other.order)
  return new Map(Array.from(lists, ([key, list]) => [key, sorted(list).map(({ id }) => id)]))
}

function withoutNothing(row: Payload) {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== ''))
}
