import { setImmediate as breathe } from 'node:timers/promises'
import type { PageKind } from '~/domains/pages/page'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors'
import { step } from '~/platform/jobs/long-work.server'
import { placeInPage } from '../texts/place-in-page.server'
import type { WorkingRun } from './link-work.server'
import { type PlannedLink, placementOf } from './planned-link'

// each is a save of its own, and keeps its page locked until the transaction ends
const AT_ONCE = 5

interface Planned {
  position: number
  pageId: string
  kind: string
  revision: number
  insertions: PlannedLink[]
}

/** Puts the planned links in, page by page. What was edited since the plan stays as it is, with the reason. */
export async function applyPages(db: Database, run: WorkingRun) {
  const openings = await findOpenings(db, run)
  let { position } = run
  for (;;) {
    const pages = await findNext(db, run, position)
    const last = pages.at(-1)
    if (!last) return
    await step(db, run.claim, { position: last.position }, async (tx) => {
      for (const page of pages) {
        await applyPage(tx, run, page, openings)
        await breathe()
      }
    })
    position = last.position
  }
}

/** How the links of the rules begin that are not left out, by their numbers. */
async function findOpenings(db: Database, { id }: WorkingRun) {
  const rules = await db
    .selectFrom('linkRunRules')
    .select(['number', 'opening'])
    .where('runId', '=', id)
    .where('isLeftOut', '=', false)
    .execute()
  return new Map(rules.map(({ number, opening }) => [number, opening]))
}

async function findNext(db: Database, { id }: WorkingRun, position: number): Promise<Planned[]> {
  const rows = await db
    .selectFrom('linkRunPages')
    .select(['position', 'pageId', 'kind', 'revision', 'insertions'])
    .where('runId', '=', id)
    .where('outcome', 'is', null)
    .where('isLeftOut', '=', false)
    .where('position', '>', position)
    .orderBy('position')
    .limit(AT_ONCE)
    .execute()
  return rows.map((row) => ({ ...row, insertions: row.insertions as unknown as PlannedLink[] }))
}

async function applyPage(tx: Database, run: WorkingRun, page: Planned, openings: Map<number, string>) {
  const placements = page.insertions.flatMap((link) => {
    const opening = openings.get(link.r)
    return opening === undefined ? [] : [placementOf(link, opening)]
  })
  if (placements.length === 0) return
  const { pageId: id, revision, position } = page
  try {
    const at = { id, kind: page.kind as PageKind, revision }
    const { revision: revisionAfter, placed } = await inTransaction(tx, (inner) =>
      placeInPage(inner, run.by, at, placements),
    )
    await note(tx, run, position, { outcome: 'linked', revisionAfter, placed: JSON.stringify(placed) })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    await note(tx, run, position, { outcome: 'kept', reason: error.message })
  }
}

interface Outcome {
  outcome: 'linked' | 'kept'
  reason?: string
  revisionAfter?: number
  placed?: string
}

async function note(tx: Database, { id }: WorkingRun, position: number, outcome: Outcome) {
  await tx.updateTable('linkRunPages').set(outcome).where('runId', '=', id).where('position', '=', position).execute()
}
