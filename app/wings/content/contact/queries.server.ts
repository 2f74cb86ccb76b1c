import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import {
  type KeysetCursor,
  keysetCondition,
  keysetOrder,
  type ListPage,
  toListPage,
} from '~/platform/lists/keyset-pagination.server'
import { prefixQuery } from '~/platform/lists/prefix-query'

const summaryColumns = ['id', 'kind', 'name', 'email', 'subject', 'createdAt', 'readAt', 'archivedAt'] as const
const EXCERPT_LENGTH = 160

interface InboxFilter {
  q?: string
  kind?: 'contact' | 'lead'
  show?: 'unread' | 'archived'
}

/** What visitors wrote and left, newest first; what is archived only when it is asked for. */
export async function listInboxMessages(
  db: Database,
  { q = '', kind, show }: InboxFilter,
  place: KeysetCursor,
  size: number,
) {
  const [newest, byId] = keysetOrder(place)
  const words = prefixQuery(q)
  const rows = await db
    .selectFrom('inboxMessages')
    .select(summaryColumns)
    .select(sql<string>`left(message, ${EXCERPT_LENGTH})`.as('excerpt'))
    .where('archivedAt', show === 'archived' ? 'is not' : 'is', null)
    .$if(show === 'unread', (query) => query.where('readAt', 'is', null))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .$if(words !== '', (query) => query.where(sql<boolean>`search @@ to_tsquery('simple', ${words})`))
    .where(keysetCondition('inbox_messages', 'created_at', place))
    .orderBy('createdAt', newest)
    .orderBy('id', byId)
    .limit(size + 1)
    .execute()
  return toListPage(rows, size, place)
}

export type ListedInboxMessage = Awaited<ReturnType<typeof listInboxMessages>> extends ListPage<infer Row> ? Row : never

export type InboxMessage = NonNullable<Awaited<ReturnType<typeof findInboxMessage>>>

export function findInboxMessage(db: Database, id: string) {
  return db
    .selectFrom('inboxMessages')
    .select([...summaryColumns, 'message', 'pagePath'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function countUnreadMessages(db: Database) {
  const { count } = await db
    .selectFrom('inboxMessages')
    .select((from) => from.fn.countAll<number>().as('count'))
    .where('archivedAt', 'is', null)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
