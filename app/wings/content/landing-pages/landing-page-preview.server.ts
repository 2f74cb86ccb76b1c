import type { Database } from '~/platform/database/database.server'
import { findPreviewedEntry } from '~/wings/publishing/writing/preview-link.commands.server'
import { CONTROL_VARIANT } from './landing-page-content'
import { landingPageEntryType } from './landing-page-entry-type.server'

/** What publishing would make of a page at this moment, in the version that is named, for whoever has its key. */
export async function findLandingPagePreview(db: Database, key: string, wanted: string | null, now = new Date()) {
  const previewed = await findPreviewedEntry(db, landingPageEntryType, key, now)
  if (!previewed) return undefined
  const { content, savedAt, isPublished } = previewed
  const { slug, title, description, blocks, variants } = content
  const first = { id: CONTROL_VARIANT, name: 'Variant A', share: 100, blocks }
  const version = variants.find(({ id }) => id === wanted) ?? first
  const others = variants.reduce((sum, { share }) => sum + share, 0)
  const named = [{ ...first, share: 100 - others }, ...variants].map(({ id, name, share }) => ({ id, name, share }))
  return {
    page: { slug, title, description, blocks: version.blocks },
    shownVariant: version.id,
    versions: variants.length > 0 ? named : [],
    savedAt,
    isPublished,
  }
}

export type VariantSummary = NonNullable<Awaited<ReturnType<typeof findLandingPagePreview>>>['versions'][number]
