import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { stopExport, tryExportAgain } from '../exports/commands.server'
import type { Route } from './+types/admin-export-running'

export const loader = () => wrongMethod('POST, DELETE')

/** DELETE stops the export; POST asks anew for one that did not come to its end. */
export function action({ request, context, params: { exportId } }: Route.ActionArgs) {
  const steer = { POST: tryExportAgain, DELETE: stopExport }[request.method]
  if (!steer) return wrongMethod('POST, DELETE')
  return answerJson(async () => {
    await steer(context.get(databaseContext), context.get(adminContext), exportId)
    return {}
  })
}
