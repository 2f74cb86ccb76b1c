import { z } from 'zod'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { mailDigestNow } from '../mails/mail-digests.server'
import { reportKinds } from '../mails/mailed-period'
import type { Route } from './+types/admin-report-now'

const wanted = z.object({ kind: z.enum(reportKinds) })

/** POST mails a report to the admin who asks. */
export function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  return answerJson(async () => {
    const { body, fault } = await readJson(request, wanted)
    return fault ?? mailDigestNow(db, context.get(environmentContext), by, body.kind)
  })
}

export function loader() {
  return wrongMethod('POST')
}
