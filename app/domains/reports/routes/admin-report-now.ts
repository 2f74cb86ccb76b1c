import { z } from 'zod'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { sendDigestNow } from '../mails/mail-digests.server'
import { digestKinds } from '../mails/mailed-period'
import type { Route } from './+types/admin-report-now'

const wanted = z.object({ kind: z.enum(digestKinds) })

/** POST mails a report to the admin who asks. */
export function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  return respondWithJson(async () => {
    const { body, fault } = await readJson(request, wanted)
    return fault ?? sendDigestNow(db, context.get(environmentContext), by, body.kind)
  })
}

export function loader() {
  return methodNotAllowed('POST')
}
