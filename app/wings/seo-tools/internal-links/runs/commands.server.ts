import { sql } from 'kysely'
import { RunActionNotAllowed } from '~/kits/runs/errors'
import { beginPhase, lockRun, startRun } from '~/kits/runs/run-control.commands.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { linkRuns } from './link-runs.server'
import { linkRunDescription, MAX_STORED_PLANS, type RunSettings } from './run'

/** Begins a dry run: all pages are read, nothing is changed. Answers its id. */
export function startLinkRun(db: Database, by: Actor, settings: RunSettings) {
  return inTransaction(db, async (tx) => {
    await deleteOldPlans(tx)
    return startRun(tx, linkRuns, by, { settings: JSON.stringify(settings) }, 'planned')
  })
}

async function deleteOldPlans(tx: Database) {
  await sql`delete from link_runs where id in (
    select id from link_runs where phase = 'plan' and state not in ('queued', 'running')
    order by started_at desc, id offset ${MAX_STORED_PLANS - 1})`.execute(tx)
}

/** Puts the planned links in; one that was stopped goes on with the pages that are left. */
export function applyLinkRun(db: Database, by: Actor, runId: string) {
  return beginPhase(db, linkRuns, by, runId, { phase: 'apply', action: 'applied' })
}

interface LeftOutChoice {
  /** By their positions. */
  pages: number[]
  /** By their numbers. */
  rules: number[]
  isLeftOut: boolean
}

/** Leaves single pages and rules of a plan out of what is applied, or takes them in again. */
export function setLeftOut(db: Database, runId: string, { pages, rules, isLeftOut }: LeftOutChoice) {
  return inTransaction(db, async (tx) => {
    const run = await lockRun(tx, linkRuns, runId)
    if (run.phase !== 'plan' || run.state !== 'completed')
      throw new RunActionNotAllowed(linkRunDescription.noun, 'changed', linkRunDescription.label(run))
    if (pages.length > 0) {
      await tx
        .updateTable('linkRunPages')
        .set({ isLeftOut })
        .where('runId', '=', runId)
        .where('position', 'in', pages)
        .execute()
    }
    if (rules.length > 0) {
      await tx
        .updateTable('linkRunRules')
        .set({ isLeftOut })
        .where('runId', '=', runId)
        .where('number', 'in', rules)
        .execute()
    }
  })
}
