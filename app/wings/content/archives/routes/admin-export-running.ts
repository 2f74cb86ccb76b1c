import { methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { retryExport, stopExport } from '../export/exports.commands.server'
import type { Route } from './+types/admin-export-running'

export const loader = () => methodNotAllowed('POST, DELETE')

/** DELETE stops the export; POST asks anew for one that did not come to its end. */
export function action({ request, context, params: { exportId } }: Route.ActionArgs) {
  const steer = { POST: retryExport, DELETE: stopExport }[request.method]
  if (!steer) return methodNotAllowed('POST, DELETE')
  return respondWithJson(async () => {
    await steer(context.get(databaseContext), context.get(adminContext), exportId)
    return {}
  })
}
