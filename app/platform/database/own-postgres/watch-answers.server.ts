import pg from 'pg'
import { log } from '~/platform/log.server'
import { killServer } from './data-folder'
import { ownAddress, ownFolder } from './place'

interface Limits {
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
export function watchAnswers(dataDir: string, { lookEveryMs, answerWithinMs, silences }: Limits = LIMITS) {
  let silent = 0
  let asking = Promise.resolve()
  const look = async () => {
    silent = (await isSilent(dataDir, answerWithinMs)) ? silent + 1 : 0
    if (silent < silences) return
    silent = 0
    log.error('PostgreSQL stands still; it is killed, so that it is started again')
    killServer(ownFolder(dataDir))
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

async function isSilent(dataDir: string, withinMs: number) {
  const client = new pg.Client({ ...ownAddress(dataDir), connectionTimeoutMillis: withinMs, query_timeout: withinMs })
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
