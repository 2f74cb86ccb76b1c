import pg from 'pg'

const RETRY_MS = 500
const HEARTBEAT_MS = 5_000

/**
 * Holds one connection of its own on LISTEN and opens a new one whenever it breaks.
 * `onGap` runs each time it listens again: what was sent in between is lost.
 */
export async function listenOnPostgres(
  connectionString: string,
  channel: string,
  onMessage: (payload: string) => void,
  onGap: () => void,
) {
  let stopped = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined

  async function connect() {
    const fresh = new pg.Client({
      connectionString,
      keepAlive: true,
      query_timeout: HEARTBEAT_MS,
      connectionTimeoutMillis: HEARTBEAT_MS,
    })
    fresh.on('error', () => {})
    fresh.on('end', () => reconnectLater(fresh))
    fresh.on('notification', ({ payload }) => onMessage(payload ?? ''))
    client = fresh
    try {
      await fresh.connect()
      await fresh.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
      onGap()
    } catch {
      fresh.end().catch(() => {})
      reconnectLater(fresh)
    }
  }

  function reconnectLater(broken: pg.Client) {
    if (stopped || client !== broken) return
    client = undefined
    retry = setTimeout(connect, RETRY_MS)
  }

  // a connection cut without a word looks alive until something is asked of it
  const heartbeat = setInterval(() => {
    const asked = client
    asked?.query('select 1').catch(() => {
      asked.end().catch(() => {})
      reconnectLater(asked)
    })
  }, HEARTBEAT_MS)
  heartbeat.unref()

  await connect()
  return async () => {
    stopped = true
    clearInterval(heartbeat)
    clearTimeout(retry)
    await client?.end().catch(() => {})
  }
}
