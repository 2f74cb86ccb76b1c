import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import { commitStep, recordProgress } from '~/kits/runs/claim-run.commands.server'
import type { Database } from '~/platform/database/database.server'
import { addAiTexts } from '../ai-texts/add-ai-texts.server'
import { findDataTableRows } from '../data-tables.commands.server'
import { mapRow, type RenderedRow, renderRow } from '../engine/render-row'
import { type PlannedRow, RunPlanner } from '../engine/run-planner'
import { findExistingPages } from '../existing-pages.queries.server'
import type { ClaimedBulkRun } from './claimed-bulk-run.queries.server'

const BATCH_SIZE = 100
// judging a long page takes about a millisecond
const PLANNED_PER_TURN = 10
// rendering a row may take a second
const RENDERED_PER_HEARTBEAT = 25

/** Judges every row and keeps what would become of it; no page changes. What an earlier try has kept gives way. */
export async function planRun(db: Database, run: ClaimedBulkRun) {
  const { claim, table } = run
  const { rowCount } = table
  const book = new RunPlanner(run, rowCount)
  await commitStep(db, claim, { doneCount: 0 }, (tx) =>
    tx.deleteFrom('bulkRunRows').where('runId', '=', run.id).execute(),
  )
  for (let from = 1; from <= rowCount; from += BATCH_SIZE) {
    const to = Math.min(from + BATCH_SIZE - 1, rowCount)
    const rows = await renderRows(db, run, from, to)
    const planned = await planRows(db, run, book, rows)
    await commitStep(db, claim, { doneCount: to }, (tx) => saveRows(tx, run.id, planned))
  }
  await commitStep(db, claim, { doneCount: rowCount }, (tx) => saveRemovedRows(tx, run))
}

/** Some rows of the run's table as pages; other requests get their turn in between. @throws ClaimLost */
export async function renderRows(db: Database, run: ClaimedBulkRun, from: number, to: number) {
  const columns = { ...run, columns: run.table.columns }
  const filled = (await findDataTableRows(db, run.table.id, from, to)).map((row) => mapRow(columns, row))
  const rows = await addAiTexts(db, run, filled)
  const values = rows.map((row) => row.values)
  const lookedUp = await run.template.resolveReferences(db, values)
  const read: RenderedRow[] = []
  for (const [at, row] of rows.entries()) {
    if (at % RENDERED_PER_HEARTBEAT === 0) await recordProgress(db, run.claim)
    read.push(renderRow(run, row, lookedUp[at] ?? row.values))
    await breathe()
  }
  return read
}

async function planRows(db: Database, run: ClaimedBulkRun, book: RunPlanner, rows: RenderedRow[]) {
  const pages = rows.filter((row) => 'content' in row)
  const known = await findExistingPages(db, { kind: run.kind, templateId: run.template.id }, pages)
  const planned: PlannedRow[] = []
  for (const [position, row] of rows.entries()) {
    planned.push(book.planRow(row, known))
    if (position % PLANNED_PER_TURN === 0) await breathe()
  }
  return planned
}

async function saveRows(tx: Database, runId: string, planned: PlannedRow[]) {
  const rows = planned.map(
    ({ position, key, title, slug, outcome, reason, similarPage, hash, entryId, isUnanswered }) => ({
      runId,
      position,
      rowKey: key,
      title,
      slug,
      outcome,
      reason,
      contentHash: hash,
      entryId,
      isUnanswered: isUnanswered ?? false,
      similarPosition: similarPage?.position ?? null,
      similarity: similarPage?.score ?? null,
    }),
  )
  await tx.insertInto('bulkRunRows').values(rows).execute()
}

/** Pages of the earlier run whose rows the table no longer has stay, and stand behind the others. */
async function saveRemovedRows(tx: Database, { id, updatesRunId, table, template }: ClaimedBulkRun) {
  if (updatesRunId === null) return
  await sql`
    insert into bulk_run_rows (run_id, position, row_key, title, slug, outcome, reason, entry_id)
    select ${id}, ${table.rowCount}::integer + row_number() over (order by left_over.row_key), left_over.row_key,
      earlier.title, earlier.slug, 'kept', 'The row is no longer in the table.', left_over.entry_id
    from (
      select distinct on (entry_id) entry_id, title, slug from bulk_run_rows
      where run_id = ${updatesRunId} and entry_id is not null order by entry_id, position
    ) as earlier
    join bulk_entries as left_over on left_over.entry_id = earlier.entry_id
    where left_over.template_id = ${template.id}
      and not exists (
        select from bulk_run_rows as planned where planned.run_id = ${id} and planned.row_key = left_over.row_key
      )`.execute(tx)
}
