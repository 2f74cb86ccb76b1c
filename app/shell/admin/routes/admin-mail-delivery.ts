import { adminContext } from '~/domains/accounts/admin-guard.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { idListSchema } from '~/platform/id-list'
import { readJson } from '~/platform/json-request.server'
import { retryMails } from '../upkeep.server'
import type { Route } from './+types/admin-mail-delivery'

/** POST tries to deliver mails at once. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const { body, fault } = await readJson(request, idListSchema)
  return fault ?? Response.json(await retryMails(context.get(databaseContext), context.get(adminContext), body.ids))
}

export function loader() {
  return methodNotAllowed('POST')
}
