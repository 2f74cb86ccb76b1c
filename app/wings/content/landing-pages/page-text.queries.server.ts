import type { Database } from '~/platform/database/database.server'
import { blocksToHtml } from './engine/blocks-to-html'
import { landingPagePath, landingPageSlugAt } from './landing-page'
import { findPublishedLandingPage } from './queries.server'

/** What a public page says, for those who read it elsewhere; of one that is tried in several versions, the first. */
export async function findLandingPageText(db: Database, path: string) {
  const slug = landingPageSlugAt(path)
  const page = slug === undefined ? undefined : await findPublishedLandingPage(db, slug)
  if (!page) return undefined
  const { id, title, description, updatedAt, blocks } = page
  return { id, title, description, updatedAt, path: landingPagePath(page.slug), html: blocksToHtml(blocks) }
}
