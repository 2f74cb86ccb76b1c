import { idListSchema } from '~/platform/forms/id-list-schema'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { retryMails } from '../maintenance.commands.server'
import type { Route } from './+types/admin-retry-mails'

/** POST tries to deliver mails at once. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const { body, fault } = await readJson(request, idListSchema)
  return fault ?? Response.json(await retryMails(context.get(databaseContext), context.get(adminContext), body.ids))
}

export function loader() {
  return methodNotAllowed('POST')
}
