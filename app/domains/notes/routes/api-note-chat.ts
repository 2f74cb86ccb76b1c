import { userContext } from '~/domains/accounts/user-guard.server'
import { countQuestion } from '~/domains/ai-usage/commands.server'
import { aiMissing, aiOf } from '~/platform/ai/ai.server'
import { answerJson } from '~/platform/answer-json.server'
import { apiFault, wrongMethod } from '~/platform/api-fault'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { streamWork } from '~/platform/event-stream.server'
import { readJson } from '~/platform/json-request.server'
import { sprintMaterial } from '../assistant/material.server'
import { chatQuestion, LARGEST_QUESTION } from '../assistant/questions.server'
import { replyAndRecord } from '../assistant/reply.server'
import { NoteMissing } from '../errors'
import { findNote } from '../queries.server'
import type { Route } from './+types/api-note-chat'

/** POST answers a message about one of one's own notes and streams the reply; it ends when its reader goes. */
export async function action({ request, context, params: { noteId } }: Route.ActionArgs) {
  if (request.method !== 'POST') return wrongMethod('POST')
  const [db, person, env] = [context.get(databaseContext), context.get(userContext), context.get(environmentContext)]
  return answerJson(async () => {
    const note = await findNote(db, person.id, noteId)
    if (!note) throw new NoteMissing()
    const { body, fault } = await readJson(request, chatQuestion, LARGEST_QUESTION)
    if (fault) return fault
    const ai = aiOf(env)
    if (!ai) return apiFault(503, aiMissing(env))
    await countQuestion(db, person.id)
    const sprint = await sprintMaterial(db, person, body.sprint_id)
    return streamWork(request.signal, async (send, signal) =>
      send(await replyAndRecord(db, ai, person.id, { note, sprint, messages: body.messages, signal, tell: send })),
    )
  })
}

export const loader = () => wrongMethod('POST')
