import { methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { completeImportUpload } from '../complete-import-upload.commands.server'
import type { Route } from './+types/admin-import-upload-completion'

export const loader = () => methodNotAllowed('POST')

/** Begins to look at the file that is here now. */
export async function action({ request, context, params }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST')
  const dataDir = context.get(environmentContext).DATA_DIR
  return respondWithJson(async () => {
    const by = context.get(adminContext)
    const importId = await completeImportUpload(context.get(databaseContext), dataDir, by, params.uploadId)
    return Response.json({ importId }, { status: 201 })
  })
}
