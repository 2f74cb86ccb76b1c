import { z } from 'zod'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { email } from '~/platform/email'
import { readJson } from '~/platform/json-request.server'
import { adminContext } from '../admin-guard.server'
import { endSecondFactor } from '../end-second-factor.server'
import { requireRecentAuthentication } from '../recent-authentication.server'
import { sessionContext } from '../session.server'
import { requireSecondFactor } from '../two-factor/requirement.server'
import type { Route } from './+types/admin-second-factor'

const rule = z.object({ isRequired: z.boolean() })
const whose = z.object({ email })

/** PUT `{ isRequired }` says whether admins need a second factor, DELETE `{ email }` takes somebody's away. */
export async function action({ request, context }: Route.ActionArgs) {
  const [db, by, session] = [context.get(databaseContext), context.get(adminContext), context.get(sessionContext)]
  if (request.method === 'PUT') {
    const { body, fault } = await readJson(request, rule)
    if (fault) return fault
    return answerJson(() => {
      requireRecentAuthentication(context)
      return requireSecondFactor(db, by, { session, ...body })
    })
  }
  if (request.method !== 'DELETE') return loader()
  const { body, fault } = await readJson(request, whose)
  if (fault) return fault
  return answerJson(() => {
    requireRecentAuthentication(context)
    return endSecondFactor(db, by, body.email)
  })
}

export function loader() {
  return wrongMethod('PUT, DELETE')
}
