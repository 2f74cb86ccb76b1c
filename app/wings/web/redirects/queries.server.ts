import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { escapeLikePattern } from '~/platform/lists/escape-like'
import {
  type KeysetCursor,
  keysetCondition,
  keysetOrder,
  type ListPage,
  toListPage,
} from '~/platform/lists/keyset-pagination.server'
import { isWildcard, splitAddress } from './redirect-address'
import type { RedirectFilter } from './redirect-filter'
import { getReservedReason } from './reserved-paths'

const everything: RedirectFilter = { q: '' }

/** The old addresses, the newest first, and where they lead now; `q` is the beginning of an address. */
export async function listRedirects(
  db: Database,
  filter: Partial<RedirectFilter>,
  place: KeysetCursor,
  size: number,
  now = new Date(),
) {
  const { q, kind, status } = { ...everything, ...filter }
  const [newest, byId] = keysetOrder(place)
  const rows = await db
    .selectFrom('redirects')
    .leftJoin('pages', 'pages.id', 'redirects.toPage')
    .leftJoin('pages as living', (join) =>
      join.onRef('living.path', '=', 'fromPath').on('living.publishedAt', '<=', now),
    )
    .select(['redirects.id', 'fromPath', 'toPath', 'status', 'isAutomatic', 'hits', 'lastHitAt', 'redirects.createdAt'])
    .select(['pages.path', 'pages.title', 'pages.publishedAt', 'living.title as livingTitle'])
    .select([existsAt('pages', 'path').as('isPage'), existsAt('redirects', 'from_path').as('isPassedOn')])
    .$if(q !== '', (query) => query.where('fromPath', 'like', `${escapeLikePattern(q.toLowerCase())}%`))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 0))
    .$if(kind === 'prefix', (query) => query.where('fromPath', 'like', '%/*'))
    .$if(kind === 'shadowed', (query) => query.where('living.title', 'is not', null))
    .$if(kind === 'manual' || kind === 'automatic', (query) => query.where('isAutomatic', '=', kind === 'automatic'))
    .where(keysetCondition('redirects', 'created_at', place))
    .orderBy('redirects.createdAt', newest)
    .orderBy('redirects.id', byId)
    .limit(size + 1)
    .execute()
  return toListPage(
    rows.map(({ isPage, isPassedOn, ...row }) => ({
      ...row,
      /** Visitors who follow it find a page that says that nothing is there. */
      isDeadEnd: isContentPath(row.toPath) && !isPage && !isPassedOn,
    })),
    size,
    place,
  )
}

/** Whether a page, public or not, or another redirect has the path that a redirect names. */
function existsAt(table: 'pages' | 'redirects', column: string) {
  const path = sql`split_part(split_part(redirects.to_path, '#', 1), '?', 1)`
  return sql<boolean>`exists (select from ${sql.table(table)} as target where target.${sql.ref(column)} = ${path})`
}

/** A path where only content can be, which may be missing. */
function isContentPath(toPath: string | null) {
  if (!toPath?.startsWith('/')) return false
  const { path } = splitAddress(toPath)
  return !isWildcard(path) && getReservedReason(path) === undefined
}

export type ListedRedirect = Awaited<ReturnType<typeof listRedirects>> extends ListPage<infer Row> ? Row : never
