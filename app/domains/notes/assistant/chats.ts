import type { AiUse } from '~/platform/ai/ai-use'
import { sanitizeText } from '~/platform/sanitize-text'
import { type ChatMessage, type ChatNews, MOST_MESSAGES } from './chat-message'
import { streamReply } from './stream-reply'

/*
 * The conversations of the panel, one for each note. They last until the panel closes, whichever note or area is shown
 * meanwhile.
 */

/** How a reply stands: `writing` comes, `cut` ends in the middle, `failed` says that there is none. */
export type ReplyState = 'writing' | 'whole' | 'stopped' | 'cut' | 'failed'

export interface ShownMessage extends ChatMessage {
  id: number
  /** The user's own messages are whole. */
  state: ReplyState
  /** Why it is cut or failed. */
  reason?: string
  /** What it took. */
  use?: AiUse
}

export type Conversation = readonly ShownMessage[]

export const TROUBLE = 'Sorry, I had trouble connecting. Please try again.'
const NOTHING: Conversation = []

/** What is said in the panel. `ask` is how a question gets its reply. */
export class Chats {
  readonly #conversations = new Map<string, Conversation>()
  readonly #running = new Map<string, AbortController>()
  readonly #listeners = new Set<() => void>()
  #lastId = 0

  constructor(readonly ask = streamReply) {}

  get(noteId: string) {
    return this.#conversations.get(noteId) ?? NOTHING
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
    const stopped = (shown: ShownMessage): ShownMessage =>
      shown.state === 'writing' ? { ...shown, state: 'stopped' } : shown
    this.#put(noteId, this.get(noteId).map(stopped))
  }

  /** Ends every reply and forgets what was said: the panel closes. */
  empty() {
    for (const stop of this.#running.values()) stop.abort()
    this.#running.clear()
    this.#conversations.clear()
    for (const listener of this.#listeners) listener()
  }

  #put(noteId: string, conversation: Conversation) {
    this.#conversations.set(noteId, conversation)
    for (const listener of this.#listeners) listener()
  }

  #message(role: ChatMessage['role'], content: string, state: ReplyState): ShownMessage {
    this.#lastId += 1
    return { id: this.#lastId, role, content, state }
  }

  async #reply(noteId: string, asked: Conversation, sprintId: string | undefined) {
    const stop = new AbortController()
    this.#running.set(noteId, stop)
    let shown = this.#message('assistant', '', 'writing')
    this.#put(noteId, [...asked, shown])
    await this.ask({
      noteId,
      messages: remembered(asked),
      sprintId,
      signal: stop.signal,
      tell: (news) => {
        if (stop.signal.aborted) return
        shown = heard(shown, news)
        this.#put(noteId, [...asked, shown])
      },
    })
    if (this.#running.get(noteId) === stop) this.#running.delete(noteId)
  }
}

/** What the model is reminded of: nothing that only says that something went wrong. */
function remembered(conversation: Conversation): ChatMessage[] {
  return conversation
    .filter(({ state, content }) => state !== 'failed' && content !== '')
    .slice(-MOST_MESSAGES)
    .map(({ role, content }) => ({ role, content }))
}

function heard(shown: ShownMessage, news: ChatNews): ShownMessage {
  if (news.type === 'writing') return { ...shown, content: shown.content + news.text }
  if (news.type === 'done') {
    const { use, isWhole } = news
    return isWhole
      ? { ...shown, state: 'whole', use }
      : { ...shown, state: 'cut', use, reason: 'The answer ends in the middle.' }
  }
  const { message: reason, use } = news
  if (shown.content !== '') return { ...shown, state: 'cut', reason, use }
  return { ...shown, content: TROUBLE, state: 'failed', reason, use }
}
