import { setImmediate as breathe } from 'node:timers/promises'
import { runBatches } from '~/kits/runs/run-batches.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors/errors'
import type { PageKind } from '~/wings/web/pages/page'
import { placeLinksInPage } from '../place-links-in-page.commands.server'
import type { ClaimedLinkRun } from './link-runs.server'
import { type PlannedLink, unpackPlacement } from './planned-link'

// each is a save of its own, and keeps its page locked until the transaction ends
const BATCH_SIZE = 5

interface PlannedRunPage {
  position: number
  pageId: string
  kind: string
  revision: number
  insertions: PlannedLink[]
}

/** Puts the planned links in, page by page. What was edited since the plan stays as it is, with the reason. */
export async function applyRunPages(db: Database, run: ClaimedLinkRun) {
  const openings = await findOpeningTags(db, run)
  await runBatches(db, run, {
    find: (position) => findNextPages(db, run, position),
    async work(tx, pages) {
      for (const page of pages) {
        await applyPage(tx, run, page, openings)
        await breathe()
      }
    },
  })
}

/** How the links of the rules begin that are not left out, by their numbers. */
async function findOpeningTags(db: Database, { id }: ClaimedLinkRun) {
  const rules = await db
    .selectFrom('linkRunRules')
    .select(['number', 'opening'])
    .where('runId', '=', id)
    .where('isLeftOut', '=', false)
    .execute()
  return new Map(rules.map(({ number, opening }) => [number, opening]))
}

async function findNextPages(db: Database, { id }: ClaimedLinkRun, position: number): Promise<PlannedRunPage[]> {
  const rows = await db
    .selectFrom('linkRunPages')
    .select(['position', 'pageId', 'kind', 'revision', 'insertions'])
    .where('runId', '=', id)
    .where('outcome', 'is', null)
    .where('isLeftOut', '=', false)
    .where('position', '>', position)
    .orderBy('position')
    .limit(BATCH_SIZE)
    .execute()
  return rows.map((row) => ({ ...row, insertions: row.insertions as unknown as PlannedLink[] }))
}

async function applyPage(tx: Database, run: ClaimedLinkRun, page: PlannedRunPage, openings: Map<number, string>) {
  const placements = page.insertions.flatMap((link) => {
    const opening = openings.get(link.r)
    return opening === undefined ? [] : [unpackPlacement(link, opening)]
  })
  if (placements.length === 0) return
  const { pageId: id, revision, position } = page
  try {
    const at = { id, kind: page.kind as PageKind, revision }
    const { revision: revisionAfter, placed } = await inTransaction(tx, (inner) =>
      placeLinksInPage(inner, run.by, at, placements),
    )
    await recordOutcome(tx, run, position, { outcome: 'linked', revisionAfter, placed: JSON.stringify(placed) })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    await recordOutcome(tx, run, position, { outcome: 'skipped', reason: error.message })
  }
}

interface ApplyOutcome {
  outcome: 'linked' | 'skipped'
  reason?: string
  revisionAfter?: number
  placed?: string
}

async function recordOutcome(tx: Database, { id }: ClaimedLinkRun, position: number, outcome: ApplyOutcome) {
  await tx.updateTable('linkRunPages').set(outcome).where('runId', '=', id).where('position', '=', position).execute()
}
