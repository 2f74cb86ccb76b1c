import { adminContext } from '~/domains/accounts/admin-guard.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { idListSchema } from '~/platform/id-list'
import { readJson } from '~/platform/json-request.server'
import { archiveMessages, unarchiveMessages } from '../inbox.commands.server'
import type { Route } from './+types/admin-inbox-archiving'

const changes: Record<string, typeof unarchiveMessages> = { POST: archiveMessages, DELETE: unarchiveMessages }

/** POST archives messages, DELETE brings them back into the inbox. */
export async function action({ request, context }: Route.ActionArgs) {
  const change = changes[request.method]
  if (!change) return methodNotAllowed('POST, DELETE')
  const { body, fault } = await readJson(request, idListSchema)
  if (fault) return fault
  return Response.json({ ids: await change(context.get(databaseContext), context.get(adminContext), body.ids) })
}

export function loader() {
  return methodNotAllowed('POST, DELETE')
}
