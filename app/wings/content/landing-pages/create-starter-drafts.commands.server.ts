import type { Database } from '~/platform/database/database.server'
import { newUuid } from '~/platform/database/new-uuid'
import { cleanEntries, createEntries } from '~/wings/publishing/writing/create-entries.commands.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { findBrand } from '~/wings/site/settings/queries.server'
import { landingPageEntryType } from './landing-page-entry-type.server'
import { readStarter, type StarterSlug } from './starters.server'

/** Makes drafts of these starters; a page that is there already stays as it is. Answers how many were made. */
export async function createStarterDrafts(db: Database, by: Actor, slugs: StarterSlug[]) {
  const brand = await findBrand(db)
  const starters = []
  for (const slug of slugs) starters.push({ id: newUuid(), content: await readStarter(slug, brand) })
  const cause = { subject: 'starter-pages', title: 'Starter pages' }
  const cleaned = await cleanEntries(landingPageEntryType, starters)
  const { createdIds } = await createEntries(db, landingPageEntryType, { by, cause }, cleaned)
  return createdIds.length
}
