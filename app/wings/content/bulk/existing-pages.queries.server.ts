import type { Database } from '~/platform/database/database.server'
import { findEntryStates } from '~/wings/publishing/writing/entry-states.queries.server'
import type { EntryType } from '~/wings/publishing/writing/entry-type.server'
import { findSlugOwners } from '~/wings/publishing/writing/slug-owners.queries.server'

/** The page that a row has made before. */
export interface PageFromEarlierRun {
  entryId: string
  /** The revision that a run wrote last, and the hash of what it said. */
  revision: number
  contentHash: string
  /** Null: it is gone. */
  state: { revision: number; deletedAt: Date | null } | null
}

/** What is there already of some rows: their pages by key, and who has the addresses that they want. */
export async function findExistingPages(
  db: Database,
  { kind, templateId }: { kind: EntryType; templateId: string },
  rows: { key: string; content: { slug: string } }[],
) {
  const holders = await findSlugOwners(
    db,
    kind,
    rows.map(({ content }) => content.slug),
  )
  const pages = await findPagesByKey(
    db,
    templateId,
    rows.map(({ key }) => key),
  )
  const states = await findEntryStates(
    db,
    kind,
    pages.map(({ entryId }) => entryId),
  )
  const known = pages.map((page): [string, PageFromEarlierRun] => [
    page.rowKey,
    { ...page, state: states.get(page.entryId) ?? null },
  ])
  return { holders, pages: new Map(known) }
}

export type ExistingPages = Awaited<ReturnType<typeof findExistingPages>>

function findPagesByKey(db: Database, templateId: string, keys: string[]) {
  if (keys.length === 0) return Promise.resolve([])
  return db
    .selectFrom('bulkEntries')
    .select(['rowKey', 'entryId', 'revision', 'contentHash'])
    .where('templateId', '=', templateId)
    .where('rowKey', 'in', keys)
    .execute()
}
