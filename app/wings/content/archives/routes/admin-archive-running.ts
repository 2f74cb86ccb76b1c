import { methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { resumeArchiveImport, stopArchiveImport } from '../import/archive-imports.commands.server'
import type { Route } from './+types/admin-archive-running'

export const loader = () => methodNotAllowed('POST, DELETE')

/** POST takes the run up again, DELETE stops it. */
export function action({ request, context, params: { importId } }: Route.ActionArgs) {
  const steer = { POST: resumeArchiveImport, DELETE: stopArchiveImport }[request.method]
  if (!steer) return methodNotAllowed('POST, DELETE')
  return respondWithJson(async () => {
    await steer(context.get(databaseContext), context.get(adminContext), importId)
    return {}
  })
}
