import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { discardFile } from '../intake/discard-file.server'
import type { Route } from './+types/admin-import-file'

export const loader = () => wrongMethod('DELETE')

/** DELETE lets the uploaded file go; what was found out about it stays. */
export function action({ request, context, params: { importId } }: Route.ActionArgs) {
  if (request.method !== 'DELETE') return wrongMethod('DELETE')
  return answerJson(async () => {
    const { DATA_DIR } = context.get(environmentContext)
    await discardFile(context.get(databaseContext), context.get(adminContext), DATA_DIR, importId)
    return {}
  })
}
