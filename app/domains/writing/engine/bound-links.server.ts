import { bindLinks, resolveLinks } from '~/domains/pages/links.server'
import type { Database } from '~/platform/database/database.server'
import type { PieceContent } from '../piece'
import type { PieceKind } from '../piece-kind.server'

/** Content as it is stored: the links in its texts name the pages they mean. */
export function withBoundLinks<Content extends PieceContent>(db: Database, kind: PieceKind<Content>, content: Content) {
  return withTexts(kind, content, async (html) => (await bindLinks(db, html)).html)
}

/** Content as it is written: its links show paths, also those of drafts. */
export function withPaths<Content extends PieceContent>(db: Database, kind: PieceKind<Content>, content: Content) {
  return withTexts(kind, content, (html) => resolveLinks(db, html, { withDrafts: true }))
}

async function withTexts<Content extends PieceContent>(
  { texts }: PieceKind<Content>,
  content: Content,
  change: (html: string) => Promise<string>,
) {
  const changed: string[] = []
  for (const html of texts.of(content)) changed.push(await change(html))
  return texts.replaced(content, changed)
}
