import { userContext } from '~/domains/accounts/user-guard.server'
import { countQuestion, recordUse } from '~/domains/ai-usage/commands.server'
import { type Ai, aiMissing, aiOf } from '~/platform/ai/ai.server'
import { NO_USE } from '~/platform/ai/ai-use'
import { answerJson } from '~/platform/answer-json.server'
import { apiFault, wrongMethod } from '~/platform/api-fault'
import { databaseContext, environmentContext } from '~/platform/context.server'
import type { Database } from '~/platform/database/database.server'
import { eventStream } from '~/platform/event-stream.server'
import { readJson } from '~/platform/json-request.server'
import { log } from '~/platform/log.server'
import type { ChatNews } from '../assistant/chat-message'
import { sprintMaterial } from '../assistant/material.server'
import { chatQuestion, LARGEST_QUESTION } from '../assistant/questions.server'
import { replyAbout } from '../assistant/reply.server'
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
    return eventStream(request.signal, ({ send, close }) => {
      const stop = new AbortController()
      const asked = { note, sprint, messages: body.messages, signal: stop.signal, tell: send }
      replied(db, ai, person.id, asked).then(send).finally(close)
      return () => stop.abort()
    })
  })
}

export const loader = () => wrongMethod('POST')

async function replied(db: Database, ai: Ai, userId: string, asked: Parameters<typeof replyAbout>[1]) {
  try {
    const news = await replyAbout(ai, asked)
    if (news.type !== 'writing')
      await recordUse(db, ai, { userId, blueprintId: null, purpose: 'note:chat', ...news.use })
    return news
  } catch (error) {
    log.error({ err: error }, 'a message about a note was not answered')
    return FAILED
  }
}

const FAILED: ChatNews = { type: 'failed', message: 'Something went wrong here. Try again.', use: NO_USE }
