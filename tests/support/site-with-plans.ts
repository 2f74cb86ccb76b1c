import { openDatabase } from '~/platform/database/database.server'
import { aStoredPlan } from '~/wings/planner/plans/stored-fixtures'
import { saveStack } from '~/wings/planner/stacks/commands.server'
import { someStackNeeds } from '~/wings/planner/stacks/fixtures'
import { issueAgentToken } from '~/wings/site/accounts/agent-tokens.commands.server'
import { findFreePort, type RunningSite, startSite } from './running-site'
import { aUser, type SignedInUser } from './user-account'

/** Somebody with a plan, a saved stack and a program that works for them. */
export interface TestPlanner extends SignedInUser {
  id: string
  planId: string
  stackId: string
  /** Of the program. */
  token: string
}

export interface SiteWithPlans extends RunningSite {
  mara: TestPlanner
  ben: TestPlanner
}

/** A site of its own in which two people plan, each for themselves. */
export async function startSiteWithPlans(): Promise<SiteWithPlans> {
  const port = String(await findFreePort())
  const site = await startSite({ DEMO: '0', PORT: port, ORIGIN: `http://localhost:${port}` })
  const [mara, ben] = await createPlanners(site, [await aUser(site), await aUser(site)])
  if (!mara || !ben) throw new Error('There are two people.')
  return { ...site, mara, ben }
}

/** Gives each a plan, a saved stack and a program, on a site that runs already. */
export async function createPlanners({ dataDir }: Pick<RunningSite, 'dataDir'>, users: SignedInUser[]) {
  const { db, close } = openDatabase({ DATA_DIR: dataDir })
  const planners: TestPlanner[] = []
  for (const user of users) {
    const person = await db
      .selectFrom('profiles')
      .select(['id', 'email'])
      .where('email', '=', user.email)
      .executeTakeFirstOrThrow()
    const planId = await aStoredPlan(db, person, 'internal-tool')
    const stack = await saveStack(db, person.id, { title: 'Saved stack', needs: someStackNeeds(), rank: 0 })
    const { token } = await issueAgentToken(db, person.id, 'Robin')
    planners.push({ ...user, id: person.id, planId, stackId: stack.id, token })
  }
  await close()
  return planners
}

/** Sends JSON as a screen of the planner does. */
export async function callPlannerJson(
  site: Pick<RunningSite, 'origin'>,
  { cookie }: Pick<SignedInUser, 'cookie'>,
  method: string,
  path: string,
  json?: unknown,
) {
  const response = await fetch(site.origin + path, {
    method,
    headers: { cookie, accept: 'application/json', 'content-type': 'application/json' },
    body: json === undefined ? undefined : JSON.stringify(json),
  })
  return { status: response.status, json: await response.json().catch(() => undefined) }
}
