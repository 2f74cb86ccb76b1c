import type { Database } from '~/platform/database/database.server'
import { blocksToHtml } from './engine/blocks-to-html'
import { landingPagePath, QUEUEPRO_SLUG } from './landing-page'
import { findPublishedLandingPage } from './queries.server'

/** What a public page says, for those who read it elsewhere; of one that is tried in several versions, the first. */
export async function findLandingPageText(db: Database, { folder, slug }: { folder: string; slug: string }) {
  if (folder !== '' && slug !== QUEUEPRO_SLUG) return undefined
  const page = await findPublishedLandingPage(db, slug)
  if (!page) return undefined
  const { id, title, description, updatedAt, blocks } = page
  return { id, title, description, updatedAt, path: landingPagePath(slug), html: blocksToHtml(blocks) }
}
