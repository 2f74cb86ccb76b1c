import { type Database, openDatabase } from '~/platform/database/database.server'
import { createPlan } from '~/wings/planner/plans/commands.server'
import { makePlan } from '~/wings/planner/plans/engine/make-plan'
import { SAMPLE_BRIEFS } from '~/wings/planner/plans/fixtures'
import { aStoredPlan } from '~/wings/planner/plans/stored-fixtures'
import { anAdmin, type SignedInAdmin } from './admin'
import { aLargePlan } from './large-plan'
import { type RunningSite, startSite } from './running-site'

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
export async function startBoardSite(): Promise<BoardSite> {
  const site = await startSite({ DEMO: '0', LOG_LEVEL: 'warn' })
  const [ada, bob, eve] = [await anAdmin(site), await anAdmin(site), await anAdmin(site)]
  const plans = await createBoards(site, ada, bob)
  const largePlanId = await withDatabase(site, async (db) =>
    createPlan(db, await findUser(db, ada), { title: 'The large one', ...aLargePlan() }),
  )
  return { site, ada, bob, eve, ...plans, largePlanId, stop: async () => void (await site.stop()) }
}

/** Plans of the first that the second shares, on a site that runs already. */
export function createBoards(site: Pick<RunningSite, 'dataDir'>, ada: SignedInAdmin, bob: SignedInAdmin) {
  return withDatabase(site, (db) => createPlans(db, ada, bob))
}

async function withDatabase<Result>(site: Pick<RunningSite, 'dataDir'>, work: (db: Database) => Promise<Result>) {
  const { db, close } = openDatabase({ DATA_DIR: site.dataDir })
  return work(db).finally(close)
}

function findUser(db: Database, { email }: SignedInAdmin) {
  return db.selectFrom('profiles').select(['id', 'email']).where('email', '=', email).executeTakeFirstOrThrow()
}

async function createPlans(db: Database, ada: SignedInAdmin, { email }: SignedInAdmin) {
  const owner = await findUser(db, ada)
  const otherPlanId = await aStoredPlan(db, owner, 'game')
  const planId = await createPlan(db, owner, planOf('internal-tool', 'The tool of the warehouse'))
  await db.updateTable('profiles').set({ emailVerified: true }).where('email', 'in', [ada.email, email]).execute()
  await db
    .insertInto('blueprintMembers')
    .values([
      { blueprintId: planId, email, role: 'editor', joinedAt: new Date() },
      { blueprintId: otherPlanId, email, role: 'reader', joinedAt: new Date() },
    ])
    .execute()
  return { planId, otherPlanId }
}

function planOf(kind: keyof typeof SAMPLE_BRIEFS, title: string) {
  return { title, brief: SAMPLE_BRIEFS[kind], plan: makePlan(SAMPLE_BRIEFS[kind], { today: '2026-03-02' }) }
}
