import type { Database } from '~/platform/database/database.server'
import { type KeysetCursor, toListPage } from '~/platform/lists/keyset-pagination.server'
import { listUnlinkedPages } from '~/wings/web/pages/page-index.queries.server'
import { findPageTitles } from '~/wings/web/pages/queries.server'
import type { PublicPageKind } from './public-page-kinds'

/** A page of the list of orphans, by their paths. */
export async function listOrphanPages(db: Database, place: KeysetCursor, size: number) {
  const rows = await listUnlinkedPages(db, { limit: size + 1, after: place.after, before: place.before })
  const titles = await findPageTitles(
    db,
    rows.flatMap(({ pageId }) => pageId ?? []),
  )
  return toListPage(
    rows.map(({ path, kind, pagesIn, ...row }) => ({
      ...row,
      id: path,
      title: titles[row.pageId ?? ''] ?? row.title,
      kind: kind as PublicPageKind,
      pagesIn: pagesIn ?? 0,
    })),
    size,
    place,
  )
}

export type OrphanPage = Awaited<ReturnType<typeof listOrphanPages>>['rows'][number]
