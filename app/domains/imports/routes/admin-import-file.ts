import { adminContext } from '~/domains/accounts/admin-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { discardImportFile } from '../intake/discard-file.server'
import type { Route } from './+types/admin-import-file'

export const loader = () => methodNotAllowed('DELETE')

/** DELETE lets the uploaded file go; what was found out about it stays. */
export function action({ request, context, params: { importId } }: Route.ActionArgs) {
  if (request.method !== 'DELETE') return methodNotAllowed('DELETE')
  return respondWithJson(async () => {
    const { DATA_DIR } = context.get(environmentContext)
    await discardImportFile(context.get(databaseContext), context.get(adminContext), DATA_DIR, importId)
    return {}
  })
}
