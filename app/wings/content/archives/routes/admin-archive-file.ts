import { methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { discardArchive } from '../import/archive-imports.commands.server'
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
