import { jsonElements } from '../reading/json-elements.server'
import { textOfFile } from '../reading/text-of-file.server'
import { SourceFault } from '../source-item'
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

/** Reads what posts refer to. @throws SourceFault when the file is no export of Ghost, or holds too much to be known at once */
export async function readRelations(file: string): Promise<Relations> {
  const relations = emptyRelations()
  let count = 0
  for await (const { path, line, value } of jsonElements(textOfFile(file), (at) => tableAt(at) !== undefined)) {
    const table = tableAt(path) ?? ''
    if (table !== 'posts' && ++count > MOST_RELATIONS) {
      throw new SourceFault('there are more than 1,000,000 tags, authors and the like.', line)
    }
    relations.others.set(table, (relations.others.get(table) ?? 0) + 1)
    keep(relations, table, value)
  }
  if (relations.others.size === 0) throw new SourceFault('This is no export of Ghost: it has no tables.')
  for (const known of ['posts', 'tags', 'users']) relations.others.delete(known)
  return relations
}

function emptyRelations(): Relations {
  return {
    ...{ tags: new Map(), people: new Map(), tagsOf: new Map(), authorsOf: new Map(), metaOf: new Map() },
    others: new Map(),
  }
}

function keep(relations: Relations, table: string, row: Payload) {
  const post = idIn(row, 'post_id')
  if (table === 'tags') {
    const name = textIn(row, 'name')
    relations.tags.set(idIn(row, 'id'), { name, isInternal: row.visibility === 'internal' || name.startsWith('#') })
  } else if (table === 'users') relations.people.set(idIn(row, 'id'), textIn(row, 'name'))
  else if (table === 'posts_tags') insert(relations.tagsOf, post, idIn(row, 'tag_id'), row.sort_order)
  else if (table === 'posts_authors') insert(relations.authorsOf, post, idIn(row, 'author_id'), row.sort_order)
  else if (table === 'posts_meta') relations.metaOf.set(post, withoutNothing(row))
}

/** An id is a text in newer exports and a number in older ones. */
export const idIn = (row: Payload, name: string) => {
  const id = row[name]
  return typeof id === 'string' || typeof id === 'number' ? String(id) : ''
}

function insert(lists: Map<string, string[]>, key: string, id: string, order: unknown) {
  const list = lists.get(key) ?? []
  list.splice(typeof order === 'number' && order >= 0 ? Math.min(order, list.length) : list.length, 0, id)
  lists.set(key, list)
}

function withoutNothing(row: Payload) {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== ''))
}
