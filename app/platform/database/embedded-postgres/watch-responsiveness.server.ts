import pg from 'pg'
import { log } from '../../monitoring/log.server'
import { postgresConnectionConfig, postgresFolder } from './postgres-connection'
import { killPostgresServer } from './postgres-folder'

interface ResponsivenessLimits {
  lookEveryMs: number
  answerWithinMs: number
  /** How many questions in a row may stay without any answer. */
  silences: number
}

// a minute and more, as a machine may be that busy
const LIMITS = { lookEveryMs: 5_000, answerWithinMs: 10_000, silences: 6 }

/**
 * Kills a PostgreSQL that runs and answers nobody, so that it is started again and recovers. "Not now" is an answer too:
 * while it starts or recovers it is left alone. Returns a function that ends the watch.
 */
export function watchResponsiveness(
  dataDir: string,
  { lookEveryMs, answerWithinMs, silences }: ResponsivenessLimits = LIMITS,
) {
  let silent = 0
  let asking = Promise.resolve()
  const look = async () => {
    silent = (await isUnresponsive(dataDir, answerWithinMs)) ? silent + 1 : 0
    if (silent < silences) return
    silent = 0
    log.error('PostgreSQL stands still; it is killed, so that it is started again')
    killPostgresServer(postgresFolder(dataDir))
  }
  let isAsking = false
  const timer = setInterval(() => {
    if (isAsking) return
    isAsking = true
    asking = look()
      .catch(() => {})
      .finally(() => {
        isAsking = false
      })
  }, lookEveryMs)
  return () => {
    clearInterval(timer)
    return asking
  }
}

async function isUnresponsive(dataDir: string, withinMs: number) {
  const client = new pg.Client({
    ...postgresConnectionConfig(dataDir),
    connectionTimeoutMillis: withinMs,
    query_timeout: withinMs,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return false
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    // nobody takes the connections that wait at its socket; or what the driver says when its own time is up
    return code === 'EAGAIN' || /timeout/i.test(message)
  } finally {
    client.end().catch(() => {})
  }
}
