import { apiErrorResponse, methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext } from '~/platform/http/request-context.server'
import { resolveSession, withCookies } from '~/wings/site/accounts/session.commands.server'
import { listTeammates } from '../team.queries.server'
import type { Route } from './+types/api-team'

/** GET answers at most ten people who share a plan or a note with the one who asks. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { user, cookies } = await resolveSession({ request, context })
  if (!user) return apiErrorResponse(401, 'Sign in to see your team.')
  const headers = withCookies(cookies, { 'Cache-Control': 'no-store' })
  return Response.json({ team: await listTeammates(context.get(databaseContext), user) }, { headers })
}

export const action = () => methodNotAllowed('GET')
