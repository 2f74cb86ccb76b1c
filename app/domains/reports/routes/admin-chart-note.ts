import { adminContext } from '~/domains/accounts/admin-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { isUuid } from '~/platform/is-uuid'
import { readJson } from '~/platform/json-request.server'
import { removeChartNote, saveChartNote, updateChartNote } from '../notes/commands.server'
import { chartNoteSchema } from '../notes/note'
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
