import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { deleteExport } from '../exports/commands.server'
import type { Route } from './+types/admin-export'

export const loader = () => wrongMethod('DELETE')

export function action({ request, context, params: { exportId } }: Route.ActionArgs) {
  if (request.method !== 'DELETE') return wrongMethod('DELETE')
  return answerJson(async () => {
    const dataDir = context.get(environmentContext).DATA_DIR
    await deleteExport(context.get(databaseContext), context.get(adminContext), exportId, dataDir)
    return {}
  })
}
