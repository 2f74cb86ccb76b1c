import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { logThrottled } from '../monitoring/log-throttled.server'

const RETRY_MS = 500
const HEARTBEAT_MS = 5_000
const ANSWER_WITHIN_MS = 5_000
const NO_NOTIFICATIONS_MESSAGE =
  'Notifications of the database do not arrive: a pooler in transaction mode, such as PgBouncer, swallows LISTEN. All pages are dropped every few seconds instead. Have DATABASE_URL name PostgreSQL itself, or a pooler in session mode.'

interface ListenOptions {
  channel: string
  onMessage: (payload: string) => void
  /** Runs each time it listens again: what was sent in between is lost. */
  onGap: () => void
  /** Sends an empty message on a channel, over another connection. */
  notify: (channel: string) => Promise<unknown>
  heartbeatMs?: number
}

/**
 * Holds one connection of its own on LISTEN and opens a new one whenever it breaks, or does not hear what this process says
 * itself: behind a pooler in transaction mode that is every heartbeat, so that nothing stays unknown for longer.
 * Resolves with a function that stops listening.
 */
export async function listenForNotifications(address: pg.ClientConfig, listening: ListenOptions) {
  const listener = new Listener(address, listening)
  // a connection cut without a word looks alive until something is asked of it
  const heartbeat = setInterval(listener.beat, listening.heartbeatMs ?? HEARTBEAT_MS)
  heartbeat.unref()
  await listener.connect()
  return () => {
    clearInterval(heartbeat)
    return listener.stop()
  }
}

class Listener {
  readonly #ownChannel = `heard_${randomUUID()}`
  #client: pg.Client | undefined
  #retry: NodeJS.Timeout | undefined
  /** A message to itself that has not arrived, and when it had been sent. */
  #awaited: { sentAt?: number } | undefined
  #isListening = false
  #hasStopped = false

  constructor(
    readonly address: pg.ClientConfig,
    readonly listening: ListenOptions,
  ) {}

  connect = async () => {
    const limits = { keepAlive: true, query_timeout: ANSWER_WITHIN_MS, connectionTimeoutMillis: ANSWER_WITHIN_MS }
    const fresh = new pg.Client({ ...this.address, ...limits })
    fresh.on('error', () => {})
    fresh.on('end', () => this.#reconnectLater(fresh))
    fresh.on('notification', ({ channel, payload }) => {
      if (channel === this.#ownChannel) this.#awaited = undefined
      else this.listening.onMessage(payload ?? '')
    })
    this.#client = fresh
    this.#isListening = false
    try {
      await fresh.connect()
      for (const name of [this.listening.channel, this.#ownChannel])
        await fresh.query(`LISTEN ${pg.escapeIdentifier(name)}`)
      this.#isListening = true
      this.listening.onGap()
      this.#tell()
    } catch {
      this.#giveUp(fresh)
    }
  }

  beat = () => {
    const asked = this.#client
    // one that still connects has limits of its own
    if (!this.#isListening) return
    asked?.query('select 1').then(
      () => this.#judge(asked),
      () => this.#giveUp(asked),
    )
  }

  async stop() {
    this.#hasStopped = true
    clearTimeout(this.#retry)
    await this.#client?.end().catch(() => {})
  }

  /** What was sent before the answer to a question has arrived before it too. */
  #judge(asked: pg.Client) {
    if (this.#hasStopped || this.#client !== asked) return
    if (!this.#awaited) return this.#tell()
    const { sentAt = Number.POSITIVE_INFINITY } = this.#awaited
    if (performance.now() - sentAt < (this.listening.heartbeatMs ?? HEARTBEAT_MS) / 2) return
    logThrottled('warn', {}, NO_NOTIFICATIONS_MESSAGE)
    this.#giveUp(asked)
  }

  #tell() {
    const message: { sentAt?: number } = {}
    this.#awaited = message
    this.listening.notify(this.#ownChannel).then(
      () => {
        message.sentAt = performance.now()
      },
      () => {
        // whether it would have been heard is not known
        if (this.#awaited === message) this.#awaited = undefined
      },
    )
  }

  #giveUp(broken: pg.Client) {
    broken.end().catch(() => {})
    this.#reconnectLater(broken)
  }

  #reconnectLater(broken: pg.Client) {
    if (this.#hasStopped || this.#client !== broken) return
    this.#client = undefined
    this.#retry = setTimeout(this.connect, RETRY_MS)
  }
}
