import { callApi } from '~/platform/api-client'
import type { BoardUpdate } from '../queries.server'
import type { BoardStore } from './board-store'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 10_000

interface Following {
  store: BoardStore
  /** Where the events come from, and where to ask what was missed. */
  eventsPath: string
  progressPath: string
  onNewPlan: () => void
  onRefused: (message: string) => void
}

/**
 * Keeps the store up to date: listens to the server, and after each break asks what was missed before it listens again, so
 * that nothing is lost and the reason of a refusal is known. Returns what ends it.
 */
export function followBoard({ store, eventsPath, progressPath, onNewPlan, onRefused }: Following) {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = FIRST_PAUSE_MS
  let isEnded = false

  const query = () => {
    const { version, revision } = store.known()
    return `?${new URLSearchParams({ version: String(version), revision: String(revision) })}`
  }
  const take = (update: BoardUpdate) => store.receive(update) && onNewPlan()

  function listen() {
    source?.close()
    source = new EventSource(eventsPath + query())
    source.onopen = () => {
      pause = FIRST_PAUSE_MS
      store.connect('live')
    }
    source.onmessage = ({ data }) => take(JSON.parse(data))
    source.onerror = () => {
      source?.close()
      later()
    }
  }

  function later() {
    if (isEnded) return
    store.connect(navigator.onLine ? 'connecting' : 'offline')
    clearTimeout(timer)
    timer = setTimeout(() => void comeBack(), pause)
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }

  async function comeBack() {
    const reply = await callApi<{ update: BoardUpdate | null }>({ path: progressPath + query(), method: 'GET' })
    if (isEnded) return
    if (reply.ok) {
      if (reply.body.update) take(reply.body.update)
      return listen()
    }
    const isRefused = reply.status >= 400 && reply.status < 500
    if (!isRefused) {
      later()
      return store.connect('offline')
    }
    store.connect('refused')
    onRefused(reply.message)
  }

  function hurry() {
    if (source?.readyState === EventSource.OPEN) return
    clearTimeout(timer)
    pause = FIRST_PAUSE_MS
    void comeBack()
  }

  function goOffline() {
    source?.close()
    later()
  }

  listen()
  window.addEventListener('online', hurry)
  window.addEventListener('offline', goOffline)
  return () => {
    isEnded = true
    clearTimeout(timer)
    source?.close()
    window.removeEventListener('online', hurry)
    window.removeEventListener('offline', goOffline)
  }
}
