import type { Database } from '../database/database.server'
import type { Environment } from '../env.server'
import * as checks from './checks.server'
import { noteTrouble } from './known-troubles.server'

const LOOK_EVERY_MS = 10_000
// what is asked of others: each is a connection, and with mail a sign-in
const ASK_EVERY_MS = 300_000

/** Looks again and again at what the site stands on; `known-troubles` says what was found. Returns what ends it. */
export function watchTroubles(db: Database, env: Environment) {
  const { DATA_DIR, DATABASE_URL, S3_URL, SECRET } = env
  const near = { room: () => checks.roomOnDisk(DATA_DIR), folder: () => checks.writableFolder(DATA_DIR) }
  const secret = { secret: () => checks.wholeSecret(DATA_DIR) }
  const database = { database: () => checks.databaseTakesWrites(db) }
  const store = { store: () => checks.storeAnswers(DATA_DIR) }
  const stops = [
    // the password of the site's own PostgreSQL is made of it too
    lookEvery(LOOK_EVERY_MS, { ...near, ...database, ...((!DATABASE_URL || !SECRET) && secret) }),
    lookEvery(ASK_EVERY_MS, { ...(S3_URL && store), mail: () => checks.mailLeaves(env) }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function lookEvery(ms: number, all: Record<string, checks.Check>) {
  let hasEnded = false
  const isLooking = new Set<string>()
  async function look(name: string, check: checks.Check) {
    if (isLooking.has(name)) return
    isLooking.add(name)
    // a check that fails in itself says nothing: that the database is away is told elsewhere
    const found = await check().catch(() => undefined)
    isLooking.delete(name)
    if (!hasEnded) noteTrouble(name, found)
  }
  const round = () => {
    for (const [name, check] of Object.entries(all)) void look(name, check)
  }
  round()
  const timer = setInterval(round, ms)
  timer.unref()
  return () => {
    hasEnded = true
    clearInterval(timer)
  }
}
