import { rm } from 'node:fs/promises'
import { createPlan } from '~/domains/plans/commands.server'
import { makePlan } from '~/domains/plans/engine/make-plan'
import { TEN_IDEAS } from '~/domains/plans/fixtures'
import { aStoredPlan } from '~/domains/plans/stored-fixtures'
import type { Database } from '~/platform/database/database.server'
import { openWhereverItRuns } from '~/platform/database/own-postgres/open-wherever-it-runs.server'
import { anAdmin, type SignedInAdmin } from './admin'
import { aLargePlan } from './large-plan'
import { freePort, type RunningSite, startSite } from './running-site'
import { siteFolder } from './site-folder'

export interface BoardSite {
  site: RunningSite
  /** Owns the plans. */
  ada: SignedInAdmin
  /** May change the first plan and read the second. */
  bob: SignedInAdmin
  /** Shares nothing. */
  eve: SignedInAdmin
  planId: string
  otherPlanId: string
  /** About 400 tasks. */
  largePlanId: string
  stop: () => Promise<void>
}

/** A site of its own with plans that two people share. */
export async function aBoardSite(): Promise<BoardSite> {
  const DATA_DIR = await siteFolder({ DEMO: '0' })
  const PORT = String(await freePort())
  const env = { DATA_DIR, PORT, DEMO: '0', SECRET: 'a secret of the tests, which is long enough', LOG_LEVEL: 'warn' }
  const first = await startSite(env)
  const [ada, bob, eve] = [await anAdmin(first, env), await anAdmin(first, env), await anAdmin(first, env)]
  await first.stop()
  const { db, close } = await openWhereverItRuns({ DATA_DIR })
  const plans = await putPlans(db, ada.email, bob.email)
  await close()
  const site = await startSite(env)
  return {
    ...{ site, ada, bob, eve },
    ...plans,
    stop: async () => {
      await site.stop()
      await rm(DATA_DIR, { recursive: true, force: true })
    },
  }
}

async function putPlans(db: Database, ownerEmail: string, editorEmail: string) {
  const owner = await db
    .selectFrom('profiles')
    .select(['id', 'email'])
    .where('email', '=', ownerEmail)
    .executeTakeFirstOrThrow()
  const otherPlanId = await aStoredPlan(db, owner, 'game')
  const largePlanId = await createPlan(db, owner, { title: 'The large one', ...aLargePlan() })
  const planId = await createPlan(db, owner, planOf('internal-tool', 'The tool of the warehouse'))
  await db.updateTable('profiles').set({ emailVerified: true }).execute()
  await db
    .insertInto('blueprintMembers')
    .values([
      { blueprintId: planId, email: editorEmail, role: 'editor', joinedAt: new Date() },
      { blueprintId: otherPlanId, email: editorEmail, role: 'reader', joinedAt: new Date() },
    ])
    .execute()
  return { planId, otherPlanId, largePlanId }
}

function planOf(kind: keyof typeof TEN_IDEAS, title: string) {
  return { title, brief: TEN_IDEAS[kind], plan: makePlan(TEN_IDEAS[kind], { today: '2026-03-02' }) }
}
