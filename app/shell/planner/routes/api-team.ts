import { whoAsks, withCookies } from '~/domains/accounts/session.server'
import { apiFault, wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { listPeopleAround } from '../team.queries.server'
import type { Route } from './+types/api-team'

/** GET answers at most ten people who share a plan or a note with the one who asks. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { user, cookies } = await whoAsks({ request, context })
  if (!user) return apiFault(401, 'Sign in to see your team.')
  const headers = withCookies(cookies, { 'Cache-Control': 'no-store' })
  return Response.json({ team: await listPeopleAround(context.get(databaseContext), user) }, { headers })
}

export const action = () => wrongMethod('GET')
