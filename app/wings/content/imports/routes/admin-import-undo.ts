import { apiErrorResponse, methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { undoImport } from '../import-control.commands.server'
import { forecastUndo } from '../jobs/forecast-undo.queries.server'
import { findImport } from '../queries.server'
import type { Route } from './+types/admin-import-undo'

/** What undoing the run would do, in numbers. */
export function loader({ context, params: { importId } }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  return respondWithJson(async () => {
    const run = await findImport(db, importId)
    return run ? forecastUndo(db, run.id) : apiErrorResponse(404, 'This import no longer exists.')
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
