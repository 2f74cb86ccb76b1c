import { bindLinks, resolveLinks } from '~/domains/pages/links.server'
import type { Database } from '~/platform/database/database.server'
import type { PieceContent } from '../piece'

/** Content as it is stored: the links in its body name the pages they mean. */
export async function withBoundLinks<Content extends PieceContent>(db: Database, content: Content): Promise<Content> {
  const { html } = await bindLinks(db, content.body)
  return { ...content, body: html }
}

/** Content as it is written: its links show paths, also those of drafts. */
export async function withPaths<Content extends PieceContent>(db: Database, content: Content): Promise<Content> {
  return { ...content, body: await resolveLinks(db, content.body, { withDrafts: true }) }
}
