import { adminContext } from '~/domains/accounts/admin-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { startArchiveDryRun } from '../bringing-back/commands.server'
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
