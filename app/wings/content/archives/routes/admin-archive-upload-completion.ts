import { methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { startArchiveDryRun } from '../import/archive-imports.commands.server'
import type { Route } from './+types/admin-archive-upload-completion'

export const loader = () => methodNotAllowed('POST')

/** Begins to look at the archive that is here now. */
export async function action({ request, context, params }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST')
  const dataDir = context.get(environmentContext).DATA_DIR
  return respondWithJson(async () => {
    const by = context.get(adminContext)
    const importId = await startArchiveDryRun(context.get(databaseContext), by, dataDir, params.uploadId)
    return Response.json({ importId }, { status: 201 })
  })
}
