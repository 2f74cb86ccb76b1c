import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { isUuid } from '~/platform/is-uuid'
import { readJson } from '~/platform/json-request.server'
import { changeNote, removeNote, writeNote } from '../notes/commands.server'
import { noteSchema } from '../notes/note'
import type { Route } from './+types/admin-chart-note'

/** PUT writes a note, PATCH changes one, DELETE removes it. All answer what takes that back. */
export function action({ request, context, params: { noteId: id } }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  if (!isUuid(id)) throw notFound('Note')
  return answerJson(async () => {
    if (request.method === 'DELETE') return removeNote(db, by, id)
    if (!['PUT', 'PATCH'].includes(request.method)) return loader()
    const { body, fault } = await readJson(request, noteSchema)
    if (fault) return fault
    const keep = request.method === 'PATCH' ? changeNote : writeNote
    return keep(db, by, { ...body, id })
  })
}

export function loader() {
  return wrongMethod('PUT, PATCH, DELETE')
}
