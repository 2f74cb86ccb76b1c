import { z } from 'zod'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { digestKinds } from '../emails/digest-period'
import { sendDigestNow } from '../emails/send-digests.server'
import type { Route } from './+types/admin-send-report-now'

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
