import { methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { deleteExport } from '../export/exports.commands.server'
import type { Route } from './+types/admin-export'

export const loader = () => methodNotAllowed('DELETE')

export function action({ request, context, params: { exportId } }: Route.ActionArgs) {
  if (request.method !== 'DELETE') return methodNotAllowed('DELETE')
  return respondWithJson(async () => {
    const dataDir = context.get(environmentContext).DATA_DIR
    await deleteExport(context.get(databaseContext), context.get(adminContext), exportId, dataDir)
    return {}
  })
}
