import { z } from 'zod'
import { answerJson } from '~/platform/answer-json.server'
import { apiFault, wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { email } from '~/platform/email'
import { readJson } from '~/platform/json-request.server'
import { adminContext } from '../admin-guard.server'
import { sessionContext } from '../session.server'
import { endSessionsElsewhere, endSessionsOf } from '../sessions.commands.server'
import type { Route } from './+types/admin-sessions'

const whose = z.object({ email: email.optional() })

/** DELETE ends every session of the admin who asks, but for the one they ask with; with `{ email }`, all of that person's. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'DELETE') return wrongMethod('DELETE')
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  const { body, fault } = await readJson(request, whose)
  if (fault) return fault
  return answerJson(async () => {
    if (body.email && body.email !== by.email) return { ended: await endSessionsOf(db, by, body.email) }
    if (!by.id) return apiFault(409, 'There are no sessions to end.')
    return { ended: await endSessionsElsewhere(db, { ...by, id: by.id }, context.get(sessionContext).id) }
  })
}

export function loader() {
  return wrongMethod('DELETE')
}
