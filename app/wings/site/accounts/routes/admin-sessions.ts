import { z } from 'zod'
import { emailField } from '~/platform/forms/email-field'
import { apiErrorResponse, methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { endOtherSessionsOfAdmin, endSessionsByAdmin } from '../admin-sessions.commands.server'
import { sessionContext } from '../session.commands.server'
import type { Route } from './+types/admin-sessions'

const endSessionsForm = z.object({ email: emailField.optional() })

/** DELETE ends every session of the admin who asks, but for the one they ask with; with `{ email }`, all of that person's. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'DELETE') return methodNotAllowed('DELETE')
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  const { body, fault } = await readJson(request, endSessionsForm)
  if (fault) return fault
  return respondWithJson(async () => {
    if (body.email && body.email !== by.email) return { ended: await endSessionsByAdmin(db, by, body.email) }
    if (!by.id) return apiErrorResponse(409, 'There are no sessions to end.')
    return { ended: await endOtherSessionsOfAdmin(db, { ...by, id: by.id }, context.get(sessionContext).id) }
  })
}

export function loader() {
  return methodNotAllowed('DELETE')
}
