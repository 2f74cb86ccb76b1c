import { postKind } from '~/domains/blog/post-kind.server'
import { landingKind } from '~/domains/landing-pages/landing-kind.server'
import { isPageKind, type PageKind, pageKinds } from '~/domains/pages/page'
import { productKind } from '~/domains/products/product-kind.server'
import { pieceStatus } from '~/domains/writing/piece'
import type { PieceKind } from '~/domains/writing/piece-kind.server'
import { findPieceStates } from '~/domains/writing/piece-states.server'
import type { Database } from '~/platform/database/database.server'
import type { ClusterPage, PageState } from './cluster'

const kinds: Record<PageKind, Pick<PieceKind, 'table'>> = {
  post: postKind,
  product: productKind,
  'landing-page': landingKind,
}

/** These pages with how each stands, by id; those that are gone are missing. */
export async function findClusterPages(
  db: Database,
  ids: string[],
  now = new Date(),
): Promise<Map<string, ClusterPage>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('pages')
    .select(['id', 'kind', 'path', 'title', 'publishedAt'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  const pages = rows.flatMap(({ kind, ...page }) => (isPageKind(kind) ? [{ kind, ...page }] : []))
  const trashed = await findTrashed(
    db,
    pages.filter(({ publishedAt }) => publishedAt === null),
  )
  const stateOf = ({ id, publishedAt }: (typeof pages)[number]): PageState => {
    const status = pieceStatus({ publishedAt }, now)
    if (status === 'published') return 'public'
    return trashed.has(id) ? 'trash' : status
  }
  return new Map(pages.map((page) => [page.id, { ...page, state: stateOf(page) }]))
}

async function findTrashed(db: Database, pages: { id: string; kind: PageKind }[]) {
  const trashed = new Set<string>()
  for (const kind of pageKinds) {
    const ids = pages.filter((page) => page.kind === kind).map(({ id }) => id)
    const states = await findPieceStates(db, kinds[kind], ids)
    for (const [id, { deletedAt }] of states) if (deletedAt) trashed.add(id)
  }
  return trashed
}
