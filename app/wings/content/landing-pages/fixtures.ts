import type { Database } from '~/platform/database/database.server'
import { emptyLandingPageContent, type LandingPageContent } from './landing-page-content'
import { newBlock } from './new-block'

/** A landing page that may come out as it is. */
export function aCompleteLandingPage(changes: Partial<LandingPageContent> = {}): LandingPageContent {
  const hero = { ...newBlock('hero', 'hero'), title: 'Rooms that book themselves' }
  const text = { ...newBlock('rich-text', 'text'), html: '<p>Guests choose a time.</p>' }
  return {
    ...emptyLandingPageContent,
    title: 'Booking for studios',
    slug: 'booking',
    description: 'Let guests book.',
    blocks: [hero, text],
    ...changes,
  }
}

/** A landing page as visitors find it, with whatever the test cares about. */
export async function aPublishedLandingPage(
  db: Database,
  { slug = 'booking', title = 'Booking for studios', description = '', ...written }: Partial<LandingPageContent> = {},
) {
  const { blocks = aCompleteLandingPage().blocks, variants = [] } = written
  const row = { slug, title, description, publishedAt: new Date('2026-01-01') }
  const { id } = await db
    .insertInto('landingPages')
    .values({ ...row, blocks: JSON.stringify(blocks), variants: JSON.stringify(variants) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, ...row, blocks, variants }
}
