import { callApi } from '~/platform/http/api-client'
import { notesClient } from '../api'
import { logWarning } from '../store/log-warning'
import { FALLBACK_SUGGESTIONS } from './fallback-suggestions'

export interface NoteSuggestionsRequest {
  noteId: string | undefined
  /** Of what the note says: what was suggested for it before is suggested again. */
  revision: number
  label: string
  sprintId: string | undefined
}

interface SuggestionsRequest {
  note_id: string | undefined
  context: string
  sprint_id: string | undefined
}

interface SuggestionsResponse {
  suggestions: string[]
  /** That no AI is configured. */
  missing?: string
}

type FetchSuggestions = (json: SuggestionsRequest, signal: AbortSignal) => Promise<SuggestionsResponse | undefined>

/** After a note was selected. */
const DELAY_MS = 200
const MAX_CACHED = 200

/** Asks for suggestions, and for the same ones once. On any failure they are the fixed four. */
export class SuggestionsClient {
  readonly #known = new Map<string, string[]>()
  #hasWarned = false

  constructor(readonly call: FetchSuggestions = fetchSuggestions) {}

  /**
   * A note was selected, or the panel was opened: `show` hears of its suggestions, at once when they are known, else 200 ms
   * later at the soonest. Answers how to stop that.
   */
  select(wish: NoteSuggestionsRequest, show: (suggestions: string[]) => void) {
    const known = this.#known.get(cacheKey(wish))
    if (known) {
      show(known)
      return () => {}
    }
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const suggestions = await this.#ask(wish, stop.signal)
      if (!stop.signal.aborted) show(suggestions)
    }, DELAY_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }

  async #ask(wish: NoteSuggestionsRequest, signal: AbortSignal): Promise<string[]> {
    const { noteId, label, sprintId } = wish
    const json = { note_id: noteId, context: label, sprint_id: sprintId }
    const answer = await this.call(json, signal).catch((error) => {
      if (!signal.aborted) logWarning('The suggestions and the plan that they are for could not be loaded.', error)
      return undefined
    })
    if (!answer) return FALLBACK_SUGGESTIONS
    if (answer.missing) this.#warn(answer.missing)
    if (this.#known.size >= MAX_CACHED) this.#known.clear()
    this.#known.set(cacheKey(wish), answer.suggestions)
    return answer.suggestions
  }

  #warn(sentence: string) {
    if (this.#hasWarned) return
    this.#hasWarned = true
    console.warn(sentence)
  }
}

const cacheKey = ({ noteId, revision, label, sprintId }: NoteSuggestionsRequest) =>
  JSON.stringify([noteId, revision, label, sprintId])

const fetchSuggestions: FetchSuggestions = async (json, signal) => {
  const reply = await callApi(notesClient.post('/suggestions', { json, signal }))
  if (!reply.ok) throw new Error(reply.message)
  return reply.body
}
