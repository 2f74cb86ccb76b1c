import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { discardArchive } from '../bringing-back/commands.server'
import type { Route } from './+types/admin-archive-file'

export const loader = () => wrongMethod('DELETE')

/** DELETE lets the uploaded file go; its report stays. */
export function action({ request, context, params: { importId } }: Route.ActionArgs) {
  if (request.method !== 'DELETE') return wrongMethod('DELETE')
  return answerJson(async () => {
    const dataDir = context.get(environmentContext).DATA_DIR
    await discardArchive(context.get(databaseContext), context.get(adminContext), dataDir, importId)
    return {}
  })
}
