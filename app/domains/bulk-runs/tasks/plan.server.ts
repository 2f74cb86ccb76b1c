import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { note, step } from '~/platform/jobs/long-work.server'
import { addAnswers } from '../ai-texts/add-answers.server'
import { findRows } from '../data-sets/tables.server'
import { findKnown } from '../planning/known-pages.server'
import { PlanBook, type PlannedRow } from '../planning/plan-book'
import { fillRow, type ReadRow, readRow } from '../planning/read-row'
import type { TaskRun } from './task-run.server'

const ROWS_AT_ONCE = 100
// judging a long page takes about a millisecond
const JUDGED_AT_ONCE = 10
// rendering a row may take a second
const RENDERED_AT_ONCE = 25

/** Judges every row and keeps what would become of it; no page changes. What an earlier try has kept gives way. */
export async function planRun(db: Database, run: TaskRun) {
  const { claim, table } = run
  const { rowCount } = table
  const book = new PlanBook(run, rowCount)
  await step(db, claim, { position: 0 }, (tx) => tx.deleteFrom('bulkRunPages').where('runId', '=', run.id).execute())
  for (let from = 1; from <= rowCount; from += ROWS_AT_ONCE) {
    const to = Math.min(from + ROWS_AT_ONCE - 1, rowCount)
    const rows = await readRows(db, run, from, to)
    const planned = await planRows(db, run, book, rows)
    await step(db, claim, { position: to }, (tx) => keep(tx, run.id, planned))
  }
  await step(db, claim, { position: rowCount }, (tx) => keepThoseThatLeft(tx, run))
}

/** Some rows of the run's table as pages; other requests get their turn in between. @throws WorkLost */
export async function readRows(db: Database, run: TaskRun, from: number, to: number) {
  const columns = { ...run, columns: run.table.columns }
  const filled = (await findRows(db, run.table.id, from, to)).map((row) => fillRow(columns, row))
  const rows = await addAnswers(db, run, filled)
  const values = rows.map((row) => row.values)
  const lookedUp = await run.template.lookUp(db, values)
  const read: ReadRow[] = []
  for (const [at, row] of rows.entries()) {
    if (at % RENDERED_AT_ONCE === 0) await note(db, run.claim)
    read.push(readRow(run, row, lookedUp[at] ?? row.values))
    await breathe()
  }
  return read
}

async function planRows(db: Database, run: TaskRun, book: PlanBook, rows: ReadRow[]) {
  const pages = rows.filter((row) => 'content' in row)
  const known = await findKnown(db, { kind: run.kind, templateId: run.template.id }, pages)
  const planned: PlannedRow[] = []
  for (const [position, row] of rows.entries()) {
    planned.push(book.judge(row, known))
    if (position % JUDGED_AT_ONCE === 0) await breathe()
  }
  return planned
}

async function keep(tx: Database, runId: string, planned: PlannedRow[]) {
  const rows = planned.map(({ position, key, title, slug, outcome, reason, sibling, hash, pieceId, isUnanswered }) => ({
    runId,
    position,
    rowKey: key,
    title,
    slug,
    outcome,
    reason,
    contentHash: hash,
    pieceId,
    isUnanswered: isUnanswered ?? false,
    sibling: sibling?.position ?? null,
    score: sibling?.score ?? null,
  }))
  await tx.insertInto('bulkRunPages').values(rows).execute()
}

/** Pages of the earlier run whose rows the table no longer has stay, and stand behind the others. */
async function keepThoseThatLeft(tx: Database, { id, updatesRun, table, template }: TaskRun) {
  if (updatesRun === null) return
  await sql`
    insert into bulk_run_pages (run_id, position, row_key, title, slug, outcome, reason, piece_id)
    select ${id}, ${table.rowCount}::integer + row_number() over (order by left_over.row_key), left_over.row_key,
      earlier.title, earlier.slug, 'kept', 'The table no longer has its row.', left_over.piece_id
    from (
      select distinct on (piece_id) piece_id, title, slug from bulk_run_pages
      where run_id = ${updatesRun} and piece_id is not null order by piece_id, position
    ) as earlier
    join bulk_pieces as left_over on left_over.piece_id = earlier.piece_id
    where left_over.template_id = ${template.id}
      and not exists (
        select from bulk_run_pages as planned where planned.run_id = ${id} and planned.row_key = left_over.row_key
      )`.execute(tx)
}
