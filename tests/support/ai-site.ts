import { type Database, openDatabase } from '~/platform/database/database.server'
import { aStoredPlan } from '~/wings/planner/plans/stored-fixtures'
import { findFreePort, type RunningSite, startSite } from './running-site'
import { aUser, type SignedInUser } from './user-account'

export type AiPlanner = SignedInUser & {
  /** A plan of theirs. */
  planId: string
}

export interface AiSite {
  site: RunningSite
  people: AiPlanner[]
  stop: () => Promise<void>
}

/** A site of its own with so many people, each with a plan, and with the AI that `env` names. */
export async function startAiSite(count: number, env: Record<string, string>): Promise<AiSite> {
  const port = String(await findFreePort())
  const site = await startSite({ PORT: port, ORIGIN: `http://127.0.0.1:${port}`, DEMO: '0', LOG_LEVEL: 'info', ...env })
  const { db, close } = openDatabase({ DATA_DIR: site.dataDir })
  const people: AiPlanner[] = []
  for (let number = 0; number < count; number++) {
    const user = await aUser(site)
    people.push({ ...user, planId: await createPlanForUser(db, user.email) })
  }
  await close()
  return { site, people, stop: async () => void (await site.stop()) }
}

async function createPlanForUser(db: Database, email: string) {
  const person = await db
    .selectFrom('profiles')
    .select(['id', 'email'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return aStoredPlan(db, person, 'marketplace')
}
