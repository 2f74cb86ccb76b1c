import { isUuid } from '~/platform/database/is-uuid'
import { notFound } from '~/platform/errors/errors'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { chartNoteSchema } from '../chart-note'
import { removeChartNote, saveChartNote, updateChartNote } from '../chart-notes.commands.server'
import type { Route } from './+types/admin-chart-note'

/** PUT writes a note, PATCH changes one, DELETE removes it. All answer what takes that back. */
export function action({ request, context, params: { noteId: id } }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  if (!isUuid(id)) throw notFound('Note')
  return respondWithJson(async () => {
    if (request.method === 'DELETE') return removeChartNote(db, by, id)
    if (!['PUT', 'PATCH'].includes(request.method)) return loader()
    const { body, fault } = await readJson(request, chartNoteSchema)
    if (fault) return fault
    const keep = request.method === 'PATCH' ? updateChartNote : saveChartNote
    return keep(db, by, { ...body, id })
  })
}

export function loader() {
  return methodNotAllowed('PUT, PATCH, DELETE')
}
