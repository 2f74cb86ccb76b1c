import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import { runBatches } from '~/kits/runs/run-batches.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors/errors'
import type { PageKind } from '~/wings/web/pages/page'
import { type PlacedTextLink, removeLinksFromPage } from '../place-links-in-page.commands.server'
import type { ClaimedLinkRun } from './link-runs.server'

// what an undoing has kept may be undone once what stood in its way is gone
const notRestored = sql<boolean>`undo_outcome is distinct from 'restored'`

// as putting in
const BATCH_SIZE = 5

interface LinkedRunPage {
  position: number
  pageId: string
  kind: string
  /** Before this run wrote, and after. */
  revision: number
  revisionAfter: number
  placed: PlacedTextLink[]
}

/** Takes the links of the run out again, to the byte. What somebody has edited since stays, and is told. */
export async function undoRunPages(db: Database, run: ClaimedLinkRun) {
  await runBatches(db, run, {
    find: (position) => findNextPages(db, run, position),
    async work(tx, pages) {
      for (const page of pages) {
        await undoPage(tx, run, page)
        await breathe()
      }
    },
  })
}

async function findNextPages(db: Database, { id }: ClaimedLinkRun, position: number): Promise<LinkedRunPage[]> {
  const rows = await db
    .selectFrom('linkRunPages')
    .select((row) => [
      'position',
      'pageId',
      'kind',
      'revision',
      row.ref('revisionAfter').$notNull().as('revisionAfter'),
      'placed',
    ])
    .where('runId', '=', id)
    .where('outcome', '=', 'linked')
    .where(notRestored)
    .where('position', '>', position)
    .orderBy('position')
    .limit(BATCH_SIZE)
    .execute()
  return rows.map((row) => ({ ...row, placed: row.placed as unknown as PlacedTextLink[] }))
}

async function undoPage(tx: Database, run: ClaimedLinkRun, page: LinkedRunPage) {
  const { pageId: id, position, revisionAfter } = page
  try {
    const at = { id, kind: page.kind as PageKind, revision: revisionAfter }
    const revision = await inTransaction(tx, (inner) => removeLinksFromPage(inner, run.by, at, page.placed))
    await recordUndoOutcome(tx, run, position, { undoOutcome: 'restored', reason: '' })
    await restoreEarlierRun(tx, page, revision)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const isLater = await wasLinkedLater(tx, page)
    const reason = isLater ? 'A later run added links to this page. Undo that run first.' : error.message
    await recordUndoOutcome(tx, run, position, { undoOutcome: 'not-restored', reason })
  }
}

/** The page is as an earlier run left it, which can be undone in its turn. */
async function restoreEarlierRun(tx: Database, { pageId, revision: revisionBefore }: LinkedRunPage, revision: number) {
  await tx
    .updateTable('linkRunPages')
    .set({ revisionAfter: revision })
    .where('pageId', '=', pageId)
    .where('outcome', '=', 'linked')
    .where('revisionAfter', '=', revisionBefore)
    .execute()
}

async function wasLinkedLater(tx: Database, { pageId, revisionAfter }: LinkedRunPage) {
  const later = await tx
    .selectFrom('linkRunPages')
    .select('runId')
    .where('pageId', '=', pageId)
    .where('outcome', '=', 'linked')
    .where('revisionAfter', '>', revisionAfter)
    .where(notRestored)
    .limit(1)
    .executeTakeFirst()
  return later !== undefined
}

async function recordUndoOutcome(
  tx: Database,
  { id }: ClaimedLinkRun,
  position: number,
  done: { undoOutcome: 'restored' | 'not-restored'; reason: string },
) {
  await tx.updateTable('linkRunPages').set(done).where('runId', '=', id).where('position', '=', position).execute()
}
