import { rm } from 'node:fs/promises'
import { aStoredPlan } from '~/domains/plans/stored-fixtures'
import type { Database } from '~/platform/database/database.server'
import { openWhereverItRuns } from '~/platform/database/own-postgres/open-wherever-it-runs.server'
import { aUser, type SignedInUser } from './account'
import { freePort, type RunningSite, startSite } from './running-site'
import { siteFolder } from './site-folder'

export type Planner = SignedInUser & {
  /** A plan of theirs. */
  planId: string
}

export interface AiSite {
  site: RunningSite
  people: Planner[]
  stop: () => Promise<void>
}

/** A site of its own with so many people, each with a plan, and with the AI that `env` names. */
export async function startAiSite(count: number, env: Record<string, string>): Promise<AiSite> {
  const DATA_DIR = await siteFolder({ DEMO: '0' })
  const PORT = String(await freePort())
  const ORIGIN = `http://127.0.0.1:${PORT}`
  const site = await startSite({ DATA_DIR, PORT, ORIGIN, DEMO: '0', LOG_LEVEL: 'info', ...env })
  const { db, close } = await openWhereverItRuns({ DATA_DIR })
  const people: Planner[] = []
  for (let number = 0; number < count; number++) {
    const user = await aUser(site)
    people.push({ ...user, planId: await planOf(db, user.email) })
  }
  await close()
  return {
    ...{ site, people },
    stop: async () => {
      await site.stop()
      await rm(DATA_DIR, { recursive: true, force: true })
    },
  }
}

async function planOf(db: Database, email: string) {
  const person = await db
    .selectFrom('profiles')
    .select(['id', 'email'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return aStoredPlan(db, person, 'marketplace')
}
