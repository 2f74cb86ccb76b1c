import type { Database } from '~/platform/database/database.server'
import { beyond, directions, type Page, type Place, pageOf } from '~/platform/database/keyset.server'
import { literalInPattern } from '~/platform/database/like'
import type { RedirectFilter } from './table/redirect-filter'

const everything: RedirectFilter = { q: '' }

/** The old addresses, the newest first, and where they lead now; `q` is the beginning of an address. */
export async function listRedirects(
  db: Database,
  filter: Partial<RedirectFilter>,
  place: Place,
  size: number,
  now = new Date(),
) {
  const { q, kind, status } = { ...everything, ...filter }
  const [newest, byId] = directions(place)
  const rows = await db
    .selectFrom('redirects')
    .leftJoin('pages', 'pages.id', 'redirects.toPage')
    .leftJoin('pages as living', (join) =>
      join.onRef('living.path', '=', 'fromPath').on('living.publishedAt', '<=', now),
    )
    .select(['redirects.id', 'fromPath', 'toPath', 'status', 'isAutomatic', 'hits', 'lastHitAt', 'redirects.createdAt'])
    .select(['pages.path', 'pages.title', 'pages.publishedAt', 'living.title as livingTitle'])
    .$if(q !== '', (query) => query.where('fromPath', 'like', `${literalInPattern(q.toLowerCase())}%`))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 0))
    .$if(kind === 'prefix', (query) => query.where('fromPath', 'like', '%/*'))
    .$if(kind === 'shadowed', (query) => query.where('living.title', 'is not', null))
    .$if(kind === 'by-hand' || kind === 'by-itself', (query) => query.where('isAutomatic', '=', kind === 'by-itself'))
    .where(beyond('redirects', 'created_at', place))
    .orderBy('redirects.createdAt', newest)
    .orderBy('redirects.id', byId)
    .limit(size + 1)
    .execute()
  return pageOf(rows, size, place)
}

export type ListedRedirect = Awaited<ReturnType<typeof listRedirects>> extends Page<infer Row> ? Row : never
