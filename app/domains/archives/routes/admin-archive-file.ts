import { adminContext } from '~/domains/accounts/admin-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { discardArchive } from '../bringing-back/commands.server'
import type { Route } from './+types/admin-archive-file'

export const loader = () => methodNotAllowed('DELETE')

/** DELETE lets the uploaded file go; its report stays. */
export function action({ request, context, params: { importId } }: Route.ActionArgs) {
  if (request.method !== 'DELETE') return methodNotAllowed('DELETE')
  return respondWithJson(async () => {
    const dataDir = context.get(environmentContext).DATA_DIR
    await discardArchive(context.get(databaseContext), context.get(adminContext), dataDir, importId)
    return {}
  })
}
