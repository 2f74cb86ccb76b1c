import { setImmediate as breathe } from 'node:timers/promises'
import type { Database } from '~/platform/database/database.server'
import { findCategory } from '~/wings/publishing/categories/category'
import { listCategories } from '~/wings/publishing/categories/queries.server'
import { listPublishedEntries, type PublishedEntry } from '~/wings/publishing/writing/published-entries.queries.server'
import { type PageKind, pageKinds } from '~/wings/web/pages/page'
import type { PageTexts } from './engine/placing/page-plan'
import { linkableTypes } from './linkable-types.server'

/** The texts of a public piece as they are stored, and what a change of them goes by. */
export interface PublicPageTexts extends PageTexts {
  title: string
  revision: number
  hasUnpublishedChanges: boolean
  /** All that the page says, as HTML, be it linkable or not. */
  getFullTexts: () => string[]
}

// rows with long texts are parsed on the event loop: others get their turn after so many
const BATCH_SIZE = 10

/** All public pieces of these kinds, some at a time, kind by kind in the order of their ids. Others come in between. */
export async function* streamPublicPageTexts(
  db: Database,
  kinds: readonly PageKind[] = pageKinds,
  now = new Date(),
): AsyncGenerator<PublicPageTexts[]> {
  for (const kind of kinds) {
    let after: string | undefined
    do {
      const entries = await listPublishedEntries(
        db,
        linkableTypes[kind].kind,
        { limit: BATCH_SIZE, ...(after && { after }) },
        now,
      )
      after = entries.length === BATCH_SIZE ? entries.at(-1)?.id : undefined
      if (entries.length > 0) yield await Promise.all(entries.map((entry) => toPublicPageTexts(db, kind, entry)))
      await breathe()
    } while (after)
  }
}

/** The same of single pieces; those that no visitor can see are left out. */
export async function findPublicPageTexts(db: Database, ids: string[], now = new Date()): Promise<PublicPageTexts[]> {
  const found: PublicPageTexts[] = []
  for (const kind of pageKinds) {
    const entries = await listPublishedEntries(db, linkableTypes[kind].kind, { ids }, now)
    for (const entry of entries) found.push(await toPublicPageTexts(db, kind, entry))
  }
  return found
}

async function toPublicPageTexts(
  db: Database,
  name: PageKind,
  { id, path, revision, hasUnpublishedChanges, content }: PublishedEntry,
): Promise<PublicPageTexts> {
  const { kind, getCategory, getFullText } = linkableTypes[name]
  const texts = kind.richTexts.get(content)
  return {
    id,
    kind: name,
    path,
    title: content.title,
    revision,
    hasUnpublishedChanges,
    categories: await listCategorySlugs(db, name, getCategory?.(content)),
    texts,
    getFullTexts: () => (getFullText ? [getFullText(content)] : texts),
  }
}

/** All that rules may call the category of a page: its slug and earlier ones. */
async function listCategorySlugs(db: Database, kind: PageKind, slug = '') {
  if (slug === '' || kind === 'landing-page') return []
  return [slug, ...(findCategory(await listCategories(db, kind), slug)?.formerSlugs ?? [])]
}
