import { adminContext } from '~/domains/accounts/admin-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { resumeArchiveImport, stopArchiveImport } from '../bringing-back/commands.server'
import type { Route } from './+types/admin-archive-running'

export const loader = () => methodNotAllowed('POST, DELETE')

/** POST takes the run up again, DELETE stops it. */
export function action({ request, context, params: { importId } }: Route.ActionArgs) {
  const steer = { POST: resumeArchiveImport, DELETE: stopArchiveImport }[request.method]
  if (!steer) return methodNotAllowed('POST, DELETE')
  return respondWithJson(async () => {
    await steer(context.get(databaseContext), context.get(adminContext), importId)
    return {}
  })
}
