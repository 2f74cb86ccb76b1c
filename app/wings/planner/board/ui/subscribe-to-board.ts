import { callApi } from '~/platform/http/api-client'
import { backoffMs, isTransientStatus } from '~/platform/http/with-retry'
import { boardClient } from '../api'
import type { BoardUpdate } from '../queries.server'
import type { BoardStore } from './board-store'

const RETRY_DELAY = { firstMs: 500, maxMs: 10_000 }

interface BoardSubscriptionOptions {
  store: BoardStore
  planId: string
  onPlanChanged: () => void
  onRefused: (message: string) => void
}

/**
 * Keeps the store up to date: listens to the server, and after each break asks what was missed before it listens again, so
 * that nothing is lost and the reason of a refusal is known. Returns what ends it.
 */
export function subscribeToBoard(following: BoardSubscriptionOptions) {
  const line = new BoardSubscription(following)
  line.listen()
  window.addEventListener('online', line.reconnectNow)
  window.addEventListener('offline', line.onConnectionLost)
  return () => {
    line.end()
    window.removeEventListener('online', line.reconnectNow)
    window.removeEventListener('offline', line.onConnectionLost)
  }
}

class BoardSubscription {
  private source: EventSource | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private failures = 0
  private isEnded = false

  constructor(private readonly following: BoardSubscriptionOptions) {}

  listen() {
    const { store } = this.following
    this.source?.close()
    this.source = new EventSource(boardClient.get('/:planId/events', this.known()).path)
    this.source.onopen = () => {
      this.failures = 0
      store.setConnection('live')
    }
    this.source.onmessage = ({ data }) => this.receive(JSON.parse(data))
    this.source.onerror = this.onConnectionLost
  }

  /** There is a connection again: no reason to wait any longer. */
  readonly reconnectNow = () => {
    if (this.source?.readyState === EventSource.OPEN) return
    clearTimeout(this.timer)
    this.failures = 0
    void this.reconnect()
  }

  readonly onConnectionLost = () => {
    this.source?.close()
    if (this.isEnded) return
    this.following.store.setConnection(navigator.onLine ? 'connecting' : 'offline')
    this.scheduleReconnect()
  }

  end() {
    this.isEnded = true
    clearTimeout(this.timer)
    this.source?.close()
  }

  private scheduleReconnect() {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.reconnect(), backoffMs(++this.failures, RETRY_DELAY))
  }

  private async reconnect() {
    const { store, onRefused } = this.following
    const reply = await callApi(boardClient.get('/:planId/progress', this.known()))
    if (this.isEnded) return
    if (reply.ok) {
      if (reply.body.update) this.receive(reply.body.update)
      return this.listen()
    }
    if (reply.status >= 400 && !isTransientStatus(reply.status)) {
      store.setConnection('rejected')
      return onRefused(reply.message)
    }
    store.setConnection('offline')
    this.scheduleReconnect()
  }

  private known() {
    const { store, planId } = this.following
    const { version, revision } = store.syncState()
    return { param: { planId }, query: { version: String(version), revision: String(revision) } }
  }

  private receive(update: BoardUpdate) {
    if (this.following.store.receive(update)) this.following.onPlanChanged()
  }
}
