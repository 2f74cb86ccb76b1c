import { findPageTitles } from '~/domains/pages/queries.server'
import { listUnlinkedPages } from '~/domains/pages/register.queries.server'
import type { Database } from '~/platform/database/database.server'
import { type KeysetCursor, toListPage } from '~/platform/database/keyset.server'
import type { PublicPageKind } from './site-kinds'

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
