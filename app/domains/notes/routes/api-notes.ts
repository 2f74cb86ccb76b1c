import { z } from 'zod'
import { userContext } from '~/domains/accounts/user-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { searchText } from '~/platform/search-text'
import { admitNewNote, createNote } from '../commands.server'
import { newNote } from '../note-rules'
import { listNotes } from '../queries.server'
import { LONGEST_NOTE_BYTES, saved } from '../saved-answer.server'
import type { Route } from './+types/api-notes'

const size = z.coerce.number().int().min(1).optional().catch(undefined)
const place = z.uuid().optional().catch(undefined)

/** GET lists one's own notes, the latest change first: `?search=` words, `?limit=`, `?after=` the last one of a page. */
export function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  return answerJson(() =>
    listNotes(context.get(databaseContext), context.get(userContext).id, {
      search: searchText(searchParams.get('search')),
      limit: size.parse(searchParams.get('limit') ?? undefined),
      after: place.parse(searchParams.get('after') ?? undefined),
    }),
  )
}

/** POST puts a new note among them. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return wrongMethod('GET, POST')
  const [db, by] = [context.get(databaseContext), context.get(userContext)]
  return answerJson(async () => {
    await admitNewNote(db, by)
    const { body, fault } = await readJson(request, newNote, LONGEST_NOTE_BYTES)
    return fault ?? saved(() => createNote(db, by, body), 201)
  })
}
