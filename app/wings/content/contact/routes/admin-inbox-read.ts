import { idListSchema } from '~/platform/forms/id-list-schema'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { markMessagesRead, markMessagesUnread } from '../inbox.commands.server'
import type { Route } from './+types/admin-inbox-read'

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
