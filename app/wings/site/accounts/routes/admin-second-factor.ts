import { z } from 'zod'
import { emailField } from '~/platform/forms/email-field'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { requireRecentAuthentication } from '../recent-authentication.server'
import { resetSecondFactor } from '../reset-second-factor.commands.server'
import { sessionContext } from '../session.commands.server'
import { setSecondFactorRequired } from '../two-factor/second-factor-requirement.server'
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
