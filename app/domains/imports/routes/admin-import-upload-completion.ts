import { adminContext } from '~/domains/accounts/admin-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { completeImportUpload } from '../intake/complete-upload.server'
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
