import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readDataCentres } from '~/domains/analytics/data-centres.server'
import { EventIntake } from '~/domains/analytics/event-intake.server'
import { keepRegister } from '~/domains/pages/keep-register.server'
import { keepCounting } from '~/domains/redirects/visits.server'
import { hearOtherProcesses, onContentChange } from '~/platform/content-changes.server'
import { makeDataFolder } from '~/platform/data-folder.server'
import { openDatabase } from '~/platform/database/database.server'
import { MigrationFailed, migrate } from '~/platform/database/migrate.server'
import { runOwnPostgres } from '~/platform/database/own-postgres/own-postgres.server'
import { databaseFault } from '~/platform/database/unreachable'
import type { Environment } from '~/platform/env.server'
import { logSparingly } from '~/platform/log-sparingly.server'
import { runPublicationClock } from '~/platform/publication-clock.server'
import { Refusal } from '~/platform/refusal'
import { keptSecret } from '~/platform/secret.server'
import { chooseStorage } from '~/platform/storage/storage.server'
import { watchTroubles } from '~/platform/troubles/watch-troubles.server'
import { drawDemo, loadDemoOnce } from '~/shell/demo.server'
import { scheduledContents } from '~/shell/scheduled-contents.server'
import { answering } from './answering'
import type { SiteState } from './app'
import { refuseShortSecret } from './refuse-short-secret'
import { runJobs } from './run-jobs'
import { watchOwnConnections } from './watch-database'

const PAGE_CACHE_BYTES = 32 * 1024 * 1024
const RETRY_MS = 1_000
const RETRY_MIGRATION_MS = 15_000
const MIGRATION_FAILED =
  'A migration of the database failed; the log names it. Nothing of it was kept, and it is tried again.'

export interface SiteOptions {
  pageCacheBytes?: number
}

/**
 * The whole site behind one request listener. It answers at once, with 503 until the database is reached and migrated. Where
 * no DATABASE_URL names a database, the first process of the site runs one.
 */
export async function openSite(env: Environment, { pageCacheBytes = PAGE_CACHE_BYTES }: SiteOptions = {}) {
  makeDataFolder(env.DATA_DIR)
  await chooseStorage(env)
  const dataCentres = readDataCentres(env.DATA_DIR)
  const drawings = beginDemo(env)
  const own = env.DATABASE_URL || cluster.isWorker ? undefined : await runOwnPostgres(env.DATA_DIR)
  const database = openDatabase(env)
  const secret = env.SECRET ?? keptSecret(env.DATA_DIR)
  const events = new EventIntake(database.db, env.ORIGIN, dataCentres)
  const state: SiteState = { env: { ...env, SECRET: secret }, database, events, isReady: false }
  const { handle, pageCache, registered } = answering(state, pageCacheBytes)
  const stopDropping = onContentChange(pageCache.drop)
  const stopHearing = hearOtherProcesses(database)
  const closing = new AbortController()
  const ready = untilReady(state, closing.signal, drawings)
  const beside = besideThePages(ready)
  const stops = [
    beside(() => runPublicationClock(database.db, scheduledContents)),
    beside(async () => (await runJobs(state, closing.signal))?.stop),
    beside(() => keepRegister(database.db, registered)),
    beside(() => keepCounting(database.db)),
    beside(() => watchTroubles(database.db, env)),
    beside(() => watchOwnConnections(database, env)),
  ]

  return {
    state,
    database,
    pageCache,
    ready,
    handle,
    async close() {
      closing.abort()
      stopDropping()
      await (await stopHearing)()
      for (const stop of stops) await stop()
      await events.close()
      await database.close()
      await own?.stop()
    },
  }
}

/** On the very first start the demo is drawn while the database is made. */
function beginDemo({ DATABASE_URL, DATA_DIR, DEMO }: Environment) {
  if (DATABASE_URL || DEMO !== '1' || wasHere(DATA_DIR)) return undefined
  const drawings = drawDemo(DATA_DIR)
  drawings.catch(() => {}) // whoever stores them hears of it
  return drawings
}

const wasHere = (dataDir: string) =>
  ['secret', 'postgres', 'database'].some((name) => existsSync(path.join(dataDir, name)))

type Stop = () => unknown

/** Begins work once the site is ready; answers what ends it, whether it ever began or not. */
function besideThePages(ready: Promise<boolean>) {
  return (begin: () => Stop | Promise<Stop | undefined>) => {
    const begun = ready.then((isReady) => (isReady ? begin() : undefined))
    begun.catch(() => {}) // whoever awaits `ready` hears of it
    return () =>
      begun.then(
        (stop) => stop?.(),
        () => {},
      )
  }
}

export type Site = Awaited<ReturnType<typeof openSite>>

/** Migrates the database, trying again as long as it is not reached. False: the site was closed before. */
async function untilReady(state: SiteState, closing: AbortSignal, drawings: ReturnType<typeof beginDemo>) {
  while (!closing.aborted && !state.isReady) {
    try {
      await migrate(state.database.db)
      await refuseShortSecret(state.database.db, state.env.SECRET)
      if (state.env.DEMO === '1') await loadDemoOnce(state.database.db, state.env.DATA_DIR, drawings)
      state.failedMigration = undefined
      state.isReady = true
    } catch (error) {
      // what a server of somebody else's refuses may be put right there; our own is as we made it
      if (error instanceof Refusal || (!state.env.DATABASE_URL && !databaseFault(error))) throw error
      await pause(noteFault(state, error), undefined, { signal: closing }).catch(() => {})
    }
  }
  return state.isReady
}

/** Answers how long to wait before the next try. */
function noteFault(state: SiteState, error: unknown) {
  const isMigration = error instanceof MigrationFailed
  state.failedMigration = isMigration ? MIGRATION_FAILED : undefined
  const message = isMigration ? MIGRATION_FAILED : 'the database is not reached; trying again'
  logSparingly('error', { err: error }, message)
  return isMigration ? RETRY_MIGRATION_MS : RETRY_MS
}
