import type { Database } from '~/platform/database/database.server'
import type { EntryContent } from './entry'
import type { EntryType } from './entry-type.server'
import { lockSlugs } from './lifecycle/entry-row.commands.server'
import { selectTitle, tableNameFor, withEntryTable } from './lifecycle/stored-entry.queries.server'

interface SlugOwner {
  /** The piece that has it; undefined for a part of the site. */
  id?: string
  /** Why nobody else can have it. */
  message: string
}

/** Who has which of these slugs. One that is missing in the answer is free. */
export async function findSlugOwners<Content extends EntryContent>(
  db: Database,
  kind: EntryType<Content>,
  slugs: string[],
): Promise<Map<string, SlugOwner>> {
  const holders = new Map<string, SlugOwner>()
  const entries = await findEntriesBySlug(db, kind, slugs)
  for (const { id, slug, title, deletedAt } of entries) {
    holders.set(slug, { id, message: slugTakenMessage(title, deletedAt) })
  }
  for (const slug of slugs) {
    const owner = kind.reservedBy?.(slug)
    if (owner) holders.set(slug, { message: `${kind.pathFor(slug)} ${owner}. Choose another URL slug.` })
  }
  return holders
}

/** Which of these new pieces cannot have their address, each with a sentence: somebody has it, or one that comes before. */
export async function findSlugConflicts<Content extends EntryContent>(
  tx: Database,
  kind: EntryType<Content>,
  entries: { id: string; content: Content }[],
) {
  const wanting = entries.filter(({ content }) => content.slug !== '')
  const slugs = [...new Set(wanting.map(({ content }) => content.slug))]
  await lockSlugs(tx, kind, slugs)
  const holders = await findSlugOwners(tx, kind, slugs)
  const taken = new Map<string, string>()
  for (const { id, content } of wanting) {
    const holder = holders.get(content.slug)
    if (holder) taken.set(id, holder.message)
    else holders.set(content.slug, { id, message: slugTakenMessage(content.title) })
  }
  return taken
}

/** That somebody has an address, as a sentence. */
function slugTakenMessage(title: string, deletedAt: Date | null = null) {
  return `“${title || 'Untitled'}${deletedAt ? ' (in the trash)' : ''}” already uses this URL slug. Choose another.`
}

async function findEntriesBySlug<Content extends EntryContent>(
  db: Database,
  kind: EntryType<Content>,
  slugs: string[],
) {
  if (slugs.length === 0) return []
  return withEntryTable(db)
    .selectFrom(`${tableNameFor(kind)} as piece`)
    .select(['id', 'slug', 'deletedAt', selectTitle(kind)])
    .where('slug', 'in', slugs)
    .execute()
}
