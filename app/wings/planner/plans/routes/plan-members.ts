import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { invitationSchema, memberSchema } from '../sharing/member-forms'
import { changeMemberRole, inviteMember, removeMember } from '../sharing/members.commands.server'
import { findPlanSharing } from '../sharing/sharing.queries.server'
import type { Route } from './+types/plan-members'

/** Who has the plan. */
export function loader({ context, params: { sprintId } }: Route.LoaderArgs) {
  return respondWithJson(() =>
    findPlanSharing(context.get(databaseContext), context.get(environmentContext), context.get(userContext), sprintId),
  )
}

/** POST invites somebody by e-mail, PATCH changes a role, DELETE takes the plan away from somebody. */
export async function action({ request, context, params: { sprintId } }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(userContext)]
  if (request.method === 'DELETE') {
    const { body, fault } = await readJson(request, memberSchema)
    return fault ?? respondWithJson(async () => ({ role: await removeMember(db, by, sprintId, body.email) }))
  }
  if (request.method !== 'POST' && request.method !== 'PATCH') return methodNotAllowed('GET, POST, PATCH, DELETE')
  const { body, fault } = await readJson(request, invitationSchema)
  if (fault) return fault
  return respondWithJson(async () => {
    if (request.method === 'POST') await inviteMember(db, context.get(environmentContext), by, sprintId, body)
    else await changeMemberRole(db, by, sprintId, body)
    return body
  })
}
