import { userContext } from '~/domains/accounts/user-guard.server'
import { aiMissing, aiOf } from '~/platform/ai/ai.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { FIXED_SUGGESTIONS } from '../assistant/fixed-suggestions'
import { suggestionsQuestion } from '../assistant/questions.server'
import { suggestFor } from '../assistant/suggest.server'
import { NoteMissing } from '../errors'
import { findNote } from '../queries.server'
import type { Route } from './+types/api-notes-suggestions'

/** POST answers what could be written next; `missing` says so when no AI is configured. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return wrongMethod('POST')
  const [db, person, env] = [context.get(databaseContext), context.get(userContext), context.get(environmentContext)]
  return answerJson(async () => {
    const { body, fault } = await readJson(request, suggestionsQuestion)
    if (fault) return fault
    const note = body.note_id ? await findNote(db, person.id, body.note_id) : undefined
    if (body.note_id && !note) throw new NoteMissing()
    const ai = aiOf(env)
    if (!ai) return { suggestions: FIXED_SUGGESTIONS, missing: aiMissing(env) }
    const wish = { note, context: body.context, sprintId: body.sprint_id, signal: request.signal }
    return { suggestions: await suggestFor(db, ai, person, wish) }
  })
}

export const loader = () => wrongMethod('POST')
