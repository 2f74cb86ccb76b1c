import { aiNotConfiguredMessage, createAiClient } from '~/platform/ai/ai-client.server'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { suggestionsRequestSchema } from '../assistant/assistant-requests.server'
import { FALLBACK_SUGGESTIONS } from '../assistant/fallback-suggestions'
import { suggestForNote } from '../assistant/suggest-for-note.server'
import { NoteMissing } from '../errors'
import { findOwnNote } from '../queries.server'
import type { Route } from './+types/api-notes-suggestions'

/** POST answers what could be written next; `missing` says so when no AI is configured. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST')
  const [db, person, env] = [context.get(databaseContext), context.get(userContext), context.get(environmentContext)]
  return respondWithJson(async () => {
    const { body, fault } = await readJson(request, suggestionsRequestSchema)
    if (fault) return fault
    const note = body.note_id ? await findOwnNote(db, person.id, body.note_id) : undefined
    if (body.note_id && !note) throw new NoteMissing()
    const ai = createAiClient(env)
    if (!ai) return { suggestions: FALLBACK_SUGGESTIONS, missing: aiNotConfiguredMessage(env) }
    const wish = { note, context: body.context, sprintId: body.sprint_id, signal: request.signal }
    return { suggestions: await suggestForNote(db, ai, person, wish) }
  })
}

export const loader = () => methodNotAllowed('POST')
