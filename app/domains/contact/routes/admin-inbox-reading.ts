import { adminContext } from '~/domains/accounts/admin-guard.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { idListSchema } from '~/platform/id-list'
import { readJson } from '~/platform/json-request.server'
import { markMessagesRead, markMessagesUnread } from '../inbox.commands.server'
import type { Route } from './+types/admin-inbox-reading'

const changes: Record<string, typeof markMessagesUnread> = { POST: markMessagesRead, DELETE: markMessagesUnread }

/** POST marks messages as read, DELETE as unread. */
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
