import { adminContext } from '~/domains/accounts/admin-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { apiErrorResponse, methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { findImport } from '../queries.server'
import { undoImport } from '../steering.commands.server'
import { forecastUndo } from '../undoing/forecast.server'
import type { Route } from './+types/admin-import-undoing'

/** What undoing the run would do, in numbers. */
export function loader({ context, params: { importId } }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  return respondWithJson(async () => {
    const run = await findImport(db, importId)
    return run ? forecastUndo(db, run.id) : apiErrorResponse(404, 'This import is here no more.')
  })
}

/** POST has everything taken back that the run has written. */
export function action({ request, context, params: { importId } }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('GET, POST')
  return respondWithJson(async () => {
    await undoImport(context.get(databaseContext), context.get(adminContext), importId)
    return {}
  })
}
