import { ZERO_TOKEN_USAGE } from '~/platform/ai/token-usage'
import { callStreamingApi } from '~/platform/http/stream-api'
import { notesClient } from '../api'
import type { ChatEvent, ChatMessage } from './chat-message'

export interface FetchReplyArgs {
  noteId: string
  /** The conversation; the last message is what is asked. */
  messages: ChatMessage[]
  sprintId: string | undefined
  signal: AbortSignal
  emit: (news: ChatEvent) => void
}

const failed = (message: string): ChatEvent => ({ type: 'failed', message, usage: ZERO_TOKEN_USAGE })

/** Asks about a note and tells what arrives; ends with `done` or `failed`, and with neither when it is stopped. */
export async function fetchReply({ noteId, messages, sprintId, signal, emit }: FetchReplyArgs) {
  let isEnded = false
  function hear(news: ChatEvent) {
    isEnded = news.type !== 'writing'
    if (!signal.aborted) emit(news)
  }
  const json = { messages, sprint_id: sprintId }
  const call = notesClient.post('/:noteId/chat', { param: { noteId }, json, signal })
  const reply = await callStreamingApi(call, hear).catch(() => undefined)
  if (!reply || isEnded || signal.aborted) return
  if (reply.ok) emit(failed('The connection was lost.'))
  else emit(failed(reply.status === 0 ? 'There is no connection.' : reply.message))
}
