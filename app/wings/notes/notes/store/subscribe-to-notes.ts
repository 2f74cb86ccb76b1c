import { backoffMs } from '~/platform/http/with-retry'
import { notesClient } from '../api'
import type { NotesUpdate } from '../queries.server'

/** What the server tells: changes of one's own notes, and the state of what others share. */
export type NotesSyncEvent = NotesUpdate & { shared: string }

/** What this tab has already. */
export interface NotesSyncState {
  version: number
  shared: string
}

/** Listens until it is stopped; after a break it asks for what came since. */
export type SubscribeToNotes = (known: () => NotesSyncState, hear: (news: NotesSyncEvent) => void) => () => void

const RETRY_DELAY = { firstMs: 500, maxMs: 15_000 }

export const subscribeToNotes: SubscribeToNotes = (known, hear) => {
  let [failures, isStopped] = [0, false]
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function listen() {
    const { version, shared } = known()
    source?.close()
    source = new EventSource(notesClient.get('/events', { query: { version: String(version), shared } }).path)
    source.onmessage = ({ data }) => {
      failures = 0
      hear(JSON.parse(data))
    }
    // the browser would come back by itself, but asking for what it had when it began
    source.onerror = comeBackLater
  }

  function comeBackLater() {
    source?.close()
    clearTimeout(timer)
    if (isStopped) return
    timer = setTimeout(listen, backoffMs(++failures, RETRY_DELAY))
  }

  function hurry() {
    failures = 0
    clearTimeout(timer)
    if (source?.readyState !== EventSource.OPEN) listen()
  }

  listen()
  window.addEventListener('online', hurry)
  return () => {
    isStopped = true
    window.removeEventListener('online', hurry)
    clearTimeout(timer)
    source?.close()
  }
}
