import type { Database } from '~/platform/database/database.server'
import { beyond, directions, type Page, type Place, pageOf } from '~/platform/database/keyset.server'
import { literalInPattern } from '~/platform/database/like'

/** The old addresses, the newest first, and where they lead now; `q` is the beginning of an address. */
export async function listRedirects(db: Database, q: string, place: Place, size: number) {
  const [newest, byId] = directions(place)
  const rows = await db
    .selectFrom('redirects')
    .leftJoin('pages', 'pages.id', 'redirects.toPage')
    .select(['redirects.id', 'fromPath', 'toPath', 'pages.path', 'pages.title', 'pages.publishedAt', 'createdAt'])
    .$if(q !== '', (query) => query.where('fromPath', 'like', `${literalInPattern(q.toLowerCase())}%`))
    .where(beyond('redirects', 'created_at', place))
    .orderBy('createdAt', newest)
    .orderBy('redirects.id', byId)
    .limit(size + 1)
    .execute()
  return pageOf(rows, size, place)
}

export type ListedRedirect = Awaited<ReturnType<typeof listRedirects>> extends Page<infer Row> ? Row : never
