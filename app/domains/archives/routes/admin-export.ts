import { adminContext } from '~/domains/accounts/admin-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { deleteExport } from '../exports/commands.server'
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
