import type { NotesNews } from '../../queries.server'

/** What the server tells: changes of one's own notes, and the state of what others share. */
export type News = NotesNews & { shared: string }

/** What this tab has already. */
export interface Known {
  version: number
  shared: string
}

/** Listens until it is stopped; after a break it asks for what came since. */
export type Follow = (known: () => Known, hear: (news: News) => void) => () => void

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 15_000

export const followNotes: Follow = (known, hear) => {
  let [pause, isStopped] = [FIRST_PAUSE_MS, false]
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function listen() {
    const { version, shared } = known()
    source?.close()
    source = new EventSource(`/api/notes/events?${new URLSearchParams({ version: String(version), shared })}`)
    source.onmessage = ({ data }) => {
      pause = FIRST_PAUSE_MS
      hear(JSON.parse(data))
    }
    // the browser would come back by itself, but asking for what it had when it began
    source.onerror = comeBackLater
  }

  function comeBackLater() {
    source?.close()
    clearTimeout(timer)
    if (isStopped) return
    timer = setTimeout(listen, pause)
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }

  function hurry() {
    pause = FIRST_PAUSE_MS
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
