import type { TokenUsage } from '~/platform/ai/token-usage'
import { sanitizeText } from '~/platform/forms/sanitize-text'
import { type ChatEvent, type ChatMessage, MAX_CHAT_MESSAGES } from './chat-message'
import { fetchReply } from './fetch-reply'

/*
 * The conversations of the panel, one for each note. They last until the panel closes, whichever note or area is shown
 * meanwhile.
 */

/** How a reply stands: `writing` comes, `cut` ends in the middle, `failed` says that there is none. */
export type ReplyStatus = 'writing' | 'whole' | 'stopped' | 'cut' | 'failed'

export interface ConversationMessage extends ChatMessage {
  id: number
  /** The user's own messages are whole. */
  state: ReplyStatus
  /** Why it is cut or failed. */
  reason?: string
  /** What it took. */
  usage?: TokenUsage
}

export type Conversation = readonly ConversationMessage[]

export const CONNECTION_FAILED_MESSAGE = 'Sorry, I had trouble connecting. Please try again.'
const EMPTY_CONVERSATION: Conversation = []

/** What is said in the panel. `requestReply` is how a question gets its reply. */
export class ChatStore {
  readonly #conversations = new Map<string, Conversation>()
  readonly #running = new Map<string, AbortController>()
  readonly #listeners = new Set<() => void>()
  #lastId = 0

  constructor(readonly requestReply = fetchReply) {}

  get(noteId: string) {
    return this.#conversations.get(noteId) ?? EMPTY_CONVERSATION
  }

  isPending(noteId: string) {
    return this.get(noteId).at(-1)?.state === 'writing'
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** Asks; answers false when the text is blank or a reply is still coming. */
  send(noteId: string, text: string, sprintId?: string) {
    const content = sanitizeText(text)
    if (content === '' || this.isPending(noteId)) return false
    void this.#reply(noteId, [...this.get(noteId), this.#message('user', content, 'whole')], sprintId)
    return true
  }

  /** Asks for the last reply again. */
  retry(noteId: string, sprintId?: string) {
    if (this.isPending(noteId)) return
    const last = this.get(noteId).findLastIndex(({ role }) => role === 'user')
    if (last !== -1) void this.#reply(noteId, this.get(noteId).slice(0, last + 1), sprintId)
  }

  stop(noteId: string) {
    if (!this.isPending(noteId)) return
    this.#running.get(noteId)?.abort()
    this.#running.delete(noteId)
    const stopped = (shown: ConversationMessage): ConversationMessage =>
      shown.state === 'writing' ? { ...shown, state: 'stopped' } : shown
    this.#put(noteId, this.get(noteId).map(stopped))
  }

  /** Ends every reply and forgets what was said: the panel closes. */
  clear() {
    for (const stop of this.#running.values()) stop.abort()
    this.#running.clear()
    this.#conversations.clear()
    for (const listener of this.#listeners) listener()
  }

  #put(noteId: string, conversation: Conversation) {
    this.#conversations.set(noteId, conversation)
    for (const listener of this.#listeners) listener()
  }

  #message(role: ChatMessage['role'], content: string, state: ReplyStatus): ConversationMessage {
    this.#lastId += 1
    return { id: this.#lastId, role, content, state }
  }

  async #reply(noteId: string, asked: Conversation, sprintId: string | undefined) {
    const stop = new AbortController()
    this.#running.set(noteId, stop)
    let shown = this.#message('assistant', '', 'writing')
    this.#put(noteId, [...asked, shown])
    await this.requestReply({
      noteId,
      messages: toModelMessages(asked),
      sprintId,
      signal: stop.signal,
      emit: (news) => {
        if (stop.signal.aborted) return
        shown = applyChatEvent(shown, news)
        this.#put(noteId, [...asked, shown])
      },
    })
    if (this.#running.get(noteId) === stop) this.#running.delete(noteId)
  }
}

/** What the model is reminded of: nothing that only says that something went wrong. */
function toModelMessages(conversation: Conversation): ChatMessage[] {
  return conversation
    .filter(({ state, content }) => state !== 'failed' && content !== '')
    .slice(-MAX_CHAT_MESSAGES)
    .map(({ role, content }) => ({ role, content }))
}

function applyChatEvent(shown: ConversationMessage, news: ChatEvent): ConversationMessage {
  if (news.type === 'writing') return { ...shown, content: shown.content + news.text }
  if (news.type === 'done') {
    const { usage, isComplete } = news
    return isComplete
      ? { ...shown, state: 'whole', usage }
      : { ...shown, state: 'cut', usage, reason: 'The reply is incomplete.' }
  }
  const { message: reason, usage: use } = news
  if (shown.content !== '') return { ...shown, state: 'cut', reason, usage: use }
  return { ...shown, content: CONNECTION_FAILED_MESSAGE, state: 'failed', reason, usage: use }
}
