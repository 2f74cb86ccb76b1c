import { z } from 'zod'
import { userContext } from '~/domains/accounts/user-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { normalizeSearchQuery } from '~/platform/search-text'
import { createNote, limitNoteCreation } from '../commands.server'
import { newNoteSchema } from '../note-rules'
import { listOwnNotes } from '../queries.server'
import { MAX_NOTE_REQUEST_BYTES, respondWithSavedNote } from '../saved-answer.server'
import type { Route } from './+types/api-notes'

const size = z.coerce.number().int().min(1).optional().catch(undefined)
const place = z.uuid().optional().catch(undefined)

/** GET lists one's own notes, the latest change first: `?search=` words, `?limit=`, `?after=` the last one of a page. */
export function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  return respondWithJson(() =>
    listOwnNotes(context.get(databaseContext), context.get(userContext).id, {
      search: normalizeSearchQuery(searchParams.get('search')),
      limit: size.parse(searchParams.get('limit') ?? undefined),
      after: place.parse(searchParams.get('after') ?? undefined),
    }),
  )
}

/** POST puts a new note among them. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('GET, POST')
  const [db, by] = [context.get(databaseContext), context.get(userContext)]
  return respondWithJson(async () => {
    await limitNoteCreation(db, by)
    const { body, fault } = await readJson(request, newNoteSchema, MAX_NOTE_REQUEST_BYTES)
    return fault ?? respondWithSavedNote(() => createNote(db, by, body), 201)
  })
}
