import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import { commitStep } from '~/kits/runs/claim-run.commands.server'
import type { Database } from '~/platform/database/database.server'
import { newUuid } from '~/platform/database/new-uuid'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors/errors'
import { cleanEntries } from '~/wings/publishing/writing/create-entries.commands.server'
import { rewriteIfUnmodified } from '~/wings/publishing/writing/if-unmodified.commands.server'
import type { RenderedRow } from '../engine/render-row'
import { type ExistingPages, findExistingPages, type PageFromEarlierRun } from '../existing-pages.queries.server'
import type { ClaimedBulkRun } from './claimed-bulk-run.queries.server'
import { createPages, recordRefused } from './create-pages.commands.server'
import { renderRows } from './plan-run.commands.server'

const CREATE_BATCH_SIZE = 100
// each change is a save of its own, and keeps its page locked until the transaction ends
const UPDATE_BATCH_SIZE = 20

export type RowWithContent = Extract<RenderedRow, { content: unknown }>

/** Makes and changes the pages that were planned, each with its place in one transaction. */
export async function makePages(db: Database, run: ClaimedBulkRun) {
  let position = run.doneCount
  for (;;) {
    const next = await findNext(db, run, position)
    if (!next) return
    const to = await findBatchEnd(db, run, next)
    await makeBatch(db, run, next.position, to)
    position = to
  }
}

function findNext(db: Database, { id }: ClaimedBulkRun, position: number) {
  return db
    .selectFrom('bulkRunRows')
    .select(['position', 'outcome'])
    .where('runId', '=', id)
    .where('position', '>', position)
    .where('outcome', 'in', ['created', 'updated'])
    .where('isDone', '=', false)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
}

/** As many rows as one transaction takes: none behind the first one that becomes something else. */
async function findBatchEnd(
  db: Database,
  run: ClaimedBulkRun,
  { position, outcome }: { position: number; outcome: string },
) {
  const last = position + (outcome === 'created' ? CREATE_BATCH_SIZE : UPDATE_BATCH_SIZE) - 1
  const planned = [...(await findPlanned(db, run, position, last))]
  const other = planned.find(([, planned]) => planned !== outcome)
  return other ? other[0] - 1 : last
}

async function makeBatch(db: Database, run: ClaimedBulkRun, from: number, to: number) {
  const planned = await findPlanned(db, run, from, to)
  const rows = await renderRows(db, run, from, Math.min(to, run.table.rowCount))
  const wanted = rows.filter(({ position }) => planned.has(position))
  const pages = wanted.filter((row): row is RowWithContent => 'content' in row)
  const [created, updated] = ['created', 'updated'].map((outcome) =>
    pages.filter(({ position }) => planned.get(position) === outcome),
  ) as [RowWithContent[], RowWithContent[]]
  const entries = created.map(({ content, position }) => ({ id: newUuid(), content, position }))
  const cleaned = await cleanEntries(run.kind, entries)
  await commitStep(db, run.claim, { doneCount: to }, async (tx) => {
    await lockPages(tx, run)
    const known = await findExistingPages(tx, { kind: run.kind, templateId: run.template.id }, pages)
    await breathe()
    // another run with the same template may have been here since
    const isNew = ({ key }: RowWithContent) => !known.pages.get(key)?.state
    const stillNew = created.flatMap((page, at) =>
      isNew(page) ? [{ page, entry: cleaned[at] as (typeof cleaned)[number] }] : [],
    )
    await createPages(tx, run, stillNew)
    await recordRefused(
      tx,
      run,
      created.filter((page) => !isNew(page)),
      'kept',
      'Another run has already created this page.',
    )
    // what a row names (a product, a picture) may have gone since the check
    for (const row of wanted) if (!('content' in row)) await recordRefused(tx, run, [row], 'refused', row.reason)
    for (const page of updated) await updatePage(tx, run, page, known)
  })
}

/** Two runs with one template that want one row's page come one after the other. */
async function lockPages(tx: Database, { template }: ClaimedBulkRun) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`bulk pages of ${template.id}`}, 0))`.execute(tx)
}

async function findPlanned(db: Database, { id }: ClaimedBulkRun, from: number, to: number) {
  const rows = await db
    .selectFrom('bulkRunRows')
    .select(['position', 'outcome'])
    .where('runId', '=', id)
    .where('position', '>=', from)
    .where('position', '<=', to)
    .where('isDone', '=', false)
    .where('outcome', 'in', ['created', 'updated'])
    .orderBy('position')
    .execute()
  return new Map(rows.map(({ position, outcome }) => [position, outcome]))
}

/** Gives a page its new content. What somebody has saved since stays, and the row says so. */
async function updatePage(tx: Database, run: ClaimedBulkRun, page: RowWithContent, { pages, holders }: ExistingPages) {
  const known = pages.get(page.key)
  if (!known?.state) return recordRefused(tx, run, [page], 'kept', 'Its page no longer exists.')
  const holder = holders.get(page.content.slug)
  if (holder && holder.id !== known.entryId) return recordRefused(tx, run, [page], 'kept', holder.message)
  try {
    await inTransaction(tx, (inner) => writePageUpdate(inner, run, page, known))
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    await recordRefused(tx, run, [page], 'kept', error.message)
  }
}

async function writePageUpdate(
  tx: Database,
  run: ClaimedBulkRun,
  page: RowWithContent,
  { entryId, revision, contentHash }: PageFromEarlierRun,
) {
  const written = await rewriteIfUnmodified(tx, run.kind, run.by, { id: entryId, revision }, page.content)
  await tx
    .updateTable('bulkEntries')
    .set({ revision: written, contentHash: page.hash })
    .where('entryId', '=', entryId)
    .execute()
  await tx
    .updateTable('bulkRunRows')
    .set({ isDone: true, entryId, revisionBefore: revision, revisionAfter: written, previousContentHash: contentHash })
    .where('runId', '=', run.id)
    .where('position', '=', page.position)
    .execute()
}
