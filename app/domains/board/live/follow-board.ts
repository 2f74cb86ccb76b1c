import { callApi } from '~/platform/api-client'
import type { BoardUpdate } from '../queries.server'
import type { BoardStore } from './board-store'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 10_000
const TOO_MANY_REQUESTS = 429

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
export function followBoard(following: Following) {
  const line = new BoardLine(following)
  line.listen()
  window.addEventListener('online', line.hurry)
  window.addEventListener('offline', line.lost)
  return () => {
    line.end()
    window.removeEventListener('online', line.hurry)
    window.removeEventListener('offline', line.lost)
  }
}

class BoardLine {
  private source: EventSource | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private pause = FIRST_PAUSE_MS
  private isEnded = false

  constructor(private readonly following: Following) {}

  listen() {
    const { store, eventsPath } = this.following
    this.source?.close()
    this.source = new EventSource(eventsPath + this.query())
    this.source.onopen = () => {
      this.pause = FIRST_PAUSE_MS
      store.connect('live')
    }
    this.source.onmessage = ({ data }) => this.take(JSON.parse(data))
    this.source.onerror = this.lost
  }

  /** There is a connection again: no reason to wait any longer. */
  readonly hurry = () => {
    if (this.source?.readyState === EventSource.OPEN) return
    clearTimeout(this.timer)
    this.pause = FIRST_PAUSE_MS
    void this.comeBack()
  }

  readonly lost = () => {
    this.source?.close()
    if (this.isEnded) return
    this.following.store.connect(navigator.onLine ? 'connecting' : 'offline')
    this.comeBackLater()
  }

  end() {
    this.isEnded = true
    clearTimeout(this.timer)
    this.source?.close()
  }

  private comeBackLater() {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.comeBack(), this.pause)
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE_MS)
  }

  private async comeBack() {
    const { store, progressPath, onRefused } = this.following
    const path = progressPath + this.query()
    const reply = await callApi<{ update: BoardUpdate | null }>({ path, method: 'GET' })
    if (this.isEnded) return
    if (reply.ok) {
      if (reply.body.update) this.take(reply.body.update)
      return this.listen()
    }
    if (reply.status >= 400 && reply.status < 500 && reply.status !== TOO_MANY_REQUESTS) {
      store.connect('refused')
      return onRefused(reply.message)
    }
    store.connect('offline')
    this.comeBackLater()
  }

  private query() {
    const { version, revision } = this.following.store.known()
    return `?${new URLSearchParams({ version: String(version), revision: String(revision) })}`
  }

  private take(update: BoardUpdate) {
    if (this.following.store.receive(update)) this.following.onNewPlan()
  }
}
