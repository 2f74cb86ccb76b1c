import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { type CleanedEntry, createEntries } from '~/wings/publishing/writing/create-entries.commands.server'
import type { EntryContent } from '~/wings/publishing/writing/entry'
import type { RowOutcome } from '../run'
import type { ClaimedBulkRun } from './claimed-bulk-run.queries.server'
import type { RowWithContent } from './make-pages.commands.server'

interface NewPage {
  page: RowWithContent
  entry: CleanedEntry<EntryContent>
}

/** Makes pages and notes whose they are. An address that was taken since the check is told with its row. */
export async function createPages(tx: Database, run: ClaimedBulkRun, pages: NewPage[]) {
  if (pages.length === 0) return
  const entries = pages.map(({ entry }) => entry)
  const { rejected } = await createEntries(tx, run.kind, run, entries)
  const reasons = new Map(rejected.map(({ id, reason }) => [id, reason]))
  const made = pages.filter(({ entry }) => !reasons.has(entry.id))
  await recordCreated(tx, run, made)
  if (made.length > 0) await run.template.recordUse(tx, made.length)
  for (const { page, entry } of pages) {
    const reason = reasons.get(entry.id)
    if (reason) await recordRefused(tx, run, [page], 'refused', reason)
  }
}

async function recordCreated(tx: Database, { id, template }: ClaimedBulkRun, made: NewPage[]) {
  if (made.length === 0) return
  const owned = made.map(({ page, entry }) => ({
    templateId: template.id,
    rowKey: page.key,
    entryId: entry.id,
    runId: id,
    revision: 1,
    contentHash: page.hash,
  }))
  await tx
    .insertInto('bulkEntries')
    .values(owned)
    .onConflict((conflict) =>
      conflict.columns(['templateId', 'rowKey']).doUpdateSet(({ ref }) => ({
        entryId: ref('excluded.entryId'),
        runId: ref('excluded.runId'),
        revision: ref('excluded.revision'),
        contentHash: ref('excluded.contentHash'),
      })),
    )
    .execute()
  await breathe()
  const positions = made.map(({ page }) => page.position)
  const entryIds = made.map(({ entry }) => entry.id)
  await sql`
    update bulk_run_rows set is_done = true, entry_id = made.entry_id, revision_after = 1
    from unnest(${positions}::integer[], ${entryIds}::uuid[]) as made (position, entry_id)
    where run_id = ${id} and bulk_run_rows.position = made.position`.execute(tx)
}

/** These rows make no page after all. */
export async function recordRefused(
  tx: Database,
  { id }: ClaimedBulkRun,
  rows: { position: number }[],
  outcome: Extract<RowOutcome, 'kept' | 'refused'>,
  reason: string,
) {
  if (rows.length === 0) return
  const positions = rows.map(({ position }) => position)
  await tx
    .updateTable('bulkRunRows')
    .set({ outcome, reason })
    .where('runId', '=', id)
    .where('position', 'in', positions)
    .execute()
}
