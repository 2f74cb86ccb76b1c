import { NO_USE } from '~/platform/ai/ai-use'
import { streamApi } from '~/platform/stream-api'
import type { ChatMessage, ChatNews } from './chat-message'

export interface Asking {
  noteId: string
  /** The conversation; the last message is what is asked. */
  messages: ChatMessage[]
  sprintId: string | undefined
  signal: AbortSignal
  tell: (news: ChatNews) => void
}

const failed = (message: string): ChatNews => ({ type: 'failed', message, use: NO_USE })

/** Asks about a note and tells what arrives; ends with `done` or `failed`, and with neither when it is stopped. */
export async function streamReply({ noteId, messages, sprintId, signal, tell }: Asking) {
  let isEnded = false
  function hear(news: ChatNews) {
    isEnded = news.type !== 'writing'
    if (!signal.aborted) tell(news)
  }
  const call = { path: `/api/notes/${noteId}/chat`, json: { messages, sprint_id: sprintId }, signal }
  const reply = await streamApi(call, hear).catch(() => undefined)
  if (!reply || isEnded || signal.aborted) return
  if (reply.ok) tell(failed('The connection broke off.'))
  else tell(failed(reply.status === 0 ? 'There is no connection.' : reply.message))
}
