import { aiNotConfiguredMessage, createAiClient } from '~/platform/ai/ai-client.server'
import { apiErrorResponse, methodNotAllowed } from '~/platform/http/api-error'
import { streamWorkResponse } from '~/platform/http/event-stream.server'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { consumeAiQuota } from '~/wings/site/ai-usage/commands.server'
import { chatRequestSchema, MAX_CHAT_REQUEST_BYTES } from '../assistant/assistant-requests.server'
import { replyAndRecordUsage } from '../assistant/note-reply.server'
import { planPromptContext } from '../assistant/prompt-context.server'
import { NoteMissing } from '../errors'
import { findOwnNote } from '../queries.server'
import type { Route } from './+types/api-note-chat'

/** POST answers a message about one of one's own notes and streams the reply; it ends when its reader goes. */
export async function action({ request, context, params: { noteId } }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST')
  const [db, person, env] = [context.get(databaseContext), context.get(userContext), context.get(environmentContext)]
  return respondWithJson(async () => {
    const note = await findOwnNote(db, person.id, noteId)
    if (!note) throw new NoteMissing()
    const { body, fault } = await readJson(request, chatRequestSchema, MAX_CHAT_REQUEST_BYTES)
    if (fault) return fault
    const ai = createAiClient(env)
    if (!ai) return apiErrorResponse(503, aiNotConfiguredMessage(env))
    await consumeAiQuota(db, person.id)
    const sprint = await planPromptContext(db, person, body.sprint_id)
    return streamWorkResponse(request.signal, async (send, signal) =>
      send(await replyAndRecordUsage(db, ai, person.id, { note, sprint, messages: body.messages, signal, emit: send })),
    )
  })
}

export const loader = () => methodNotAllowed('POST')
