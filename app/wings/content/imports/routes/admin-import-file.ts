import { methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { discardImportFile } from '../discard-import-file.commands.server'
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
