import { methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext } from '~/platform/http/request-context.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { sendTestMail } from '../test-mail.server'
import type { Route } from './+types/admin-test-mail'

/** POST writes a mail to the admin who asks. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  return Response.json(await sendTestMail(context.get(databaseContext), context.get(adminContext)))
}

export function loader() {
  return methodNotAllowed('POST')
}
