import { NO_USE } from '~/platform/ai/ai-use'
import { clientHeaders } from '~/platform/api-client'
import type { ApiFault } from '~/platform/api-fault'
import { readEvents } from '~/platform/read-events'
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
  try {
    const response = await fetch(`/api/notes/${noteId}/chat`, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...clientHeaders },
      body: JSON.stringify({ messages, sprint_id: sprintId }),
      signal,
    })
    if (!response.ok || !response.body) return tell(failed(await sentenceOf(response)))
    let isEnded = false
    for await (const news of readEvents<ChatNews>(response.body)) {
      isEnded = news.type !== 'writing'
      if (!signal.aborted) tell(news)
    }
    if (!isEnded && !signal.aborted) tell(failed('The connection broke off.'))
  } catch {
    if (!signal.aborted) tell(failed('There is no connection.'))
  }
}

async function sentenceOf(response: Response) {
  const fault: ApiFault | undefined = await response.json().catch(() => undefined)
  return fault?.error?.message ?? 'Something went wrong.'
}
