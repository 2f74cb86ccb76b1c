import { z } from 'zod'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { emailField } from '~/platform/email'
import { readJson } from '~/platform/json-request.server'
import { adminContext } from '../admin-guard.server'
import { resetSecondFactor } from '../end-second-factor.server'
import { requireRecentAuthentication } from '../recent-authentication.server'
import { sessionContext } from '../session.server'
import { setSecondFactorRequired } from '../two-factor/requirement.server'
import type { Route } from './+types/admin-second-factor'

const requirementForm = z.object({ isRequired: z.boolean() })
const resetForm = z.object({ email: emailField })

/** PUT `{ isRequired }` says whether admins need a second factor, DELETE `{ email }` takes somebody's away. */
export async function action({ request, context }: Route.ActionArgs) {
  const [db, by, session] = [context.get(databaseContext), context.get(adminContext), context.get(sessionContext)]
  if (request.method === 'PUT') {
    const { body, fault } = await readJson(request, requirementForm)
    if (fault) return fault
    return respondWithJson(() => {
      requireRecentAuthentication(context)
      return setSecondFactorRequired(db, by, { session, ...body })
    })
  }
  if (request.method !== 'DELETE') return loader()
  const { body, fault } = await readJson(request, resetForm)
  if (fault) return fault
  return respondWithJson(() => {
    requireRecentAuthentication(context)
    return resetSecondFactor(db, by, body.email)
  })
}

export function loader() {
  return methodNotAllowed('PUT, DELETE')
}
