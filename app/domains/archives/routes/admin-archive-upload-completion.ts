import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { lookAtArchive } from '../bringing-back/commands.server'
import type { Route } from './+types/admin-archive-upload-completion'

export const loader = () => wrongMethod('POST')

/** Begins to look at the archive that is here now. */
export async function action({ request, context, params }: Route.ActionArgs) {
  if (request.method !== 'POST') return wrongMethod('POST')
  const dataDir = context.get(environmentContext).DATA_DIR
  return answerJson(async () => {
    const by = context.get(adminContext)
    const importId = await lookAtArchive(context.get(databaseContext), by, dataDir, params.uploadId)
    return Response.json({ importId }, { status: 201 })
  })
}
