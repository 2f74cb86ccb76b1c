import { idListSchema } from '~/platform/forms/id-list-schema'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { archiveMessages, unarchiveMessages } from '../inbox.commands.server'
import type { Route } from './+types/admin-inbox-archived'

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
