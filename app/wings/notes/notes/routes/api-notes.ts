import { z } from 'zod'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { normalizeSearchQuery } from '~/platform/lists/search-query'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { createNote, limitNoteCreation } from '../commands.server'
import { newNoteSchema } from '../note-schemas'
import { listOwnNotes } from '../queries.server'
import { MAX_NOTE_REQUEST_BYTES, respondWithSavedNote } from '../saved-note-response.server'
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
