import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { listenToOtherProcesses, onContentChange } from '~/platform/content-changes/content-changes.server'
import { startPublicationTimer } from '~/platform/content-changes/publication-timer.server'
import { openDatabase } from '~/platform/database/database.server'
import { databaseErrorKind } from '~/platform/database/database-errors'
import { startEmbeddedPostgres } from '~/platform/database/embedded-postgres/embedded-postgres.server'
import { MigrationFailed, migrate } from '~/platform/database/migrate.server'
import { createDataFolder } from '~/platform/env/data-folder.server'
import type { Environment } from '~/platform/env/env.server'
import { loadOrCreateSecret } from '~/platform/env/site-secret.server'
import { OperatorError } from '~/platform/errors/operator-error'
import { startHealthMonitor } from '~/platform/monitoring/health-monitor.server'
import { logThrottled } from '~/platform/monitoring/log-throttled.server'
import { configureStorage } from '~/platform/storage/storage.server'
import { adoptSitePages } from '~/shell/adopt-site-pages.server'
import { ensureDemoLoaded, renderDemoPictures } from '~/shell/demo/load-demo.server'
import { scheduledContents } from '~/shell/scheduled-contents.server'
import { loadDataCenterRanges } from '~/wings/events/analytics/data-center-ranges.server'
import { EventCollector } from '~/wings/events/analytics/event-collector.server'
import { checkBackups } from '~/wings/site/backups/check-backups.queries.server'
import { startPageIndexer } from '~/wings/web/pages/page-indexer.server'
import { startFlushingHits } from '~/wings/web/redirects/hit-counter.commands.server'
import type { SiteState } from './app'
import { assertSecretLength } from './assert-secret-length'
import { createSiteHandler } from './request-handler'
import { defineSiteMetrics } from './site-metrics'
import { startJobsAfterStartup } from './start-jobs'
import { watchConnectionPool } from './watch-database'

const PAGE_CACHE_BYTES = 32 * 1024 * 1024
const RETRY_MS = 1_000
const RETRY_MIGRATION_MS = 15_000
const MIGRATION_FAILED =
  'A database migration failed and was rolled back. It is retried automatically. See the log for details.'

export interface SiteOptions {
  pageCacheBytes?: number
}

/**
 * The whole site behind one request listener. It answers at once, with 503 until the database is reached and migrated. Where
 * no DATABASE_URL names a database, the first process of the site runs one.
 */
export async function openSite(env: Environment, { pageCacheBytes = PAGE_CACHE_BYTES }: SiteOptions = {}) {
  createDataFolder(env.DATA_DIR)
  await configureStorage(env)
  const dataCentres = loadDataCenterRanges(env.DATA_DIR)
  const drawings = startDemoRendering(env)
  const own = env.DATABASE_URL || cluster.isWorker ? undefined : await startEmbeddedPostgres(env.DATA_DIR)
  const database = openDatabase(env)
  const secret = env.SECRET ?? loadOrCreateSecret(env.DATA_DIR)
  const events = new EventCollector(database.db, env.ORIGIN, dataCentres)
  const state: SiteState = { env: { ...env, SECRET: secret }, database, events, isReady: false }
  const { handle, pageCache, registered } = createSiteHandler(state, pageCacheBytes)
  defineSiteMetrics(pageCache, database)
  const stopDropping = onContentChange(pageCache.evict)
  const stopHearing = listenToOtherProcesses(database)
  const closing = new AbortController()
  const ready = untilReady(state, closing.signal, drawings)
  const beside = onceReady(ready)
  const stops = [
    beside(() => startPublicationTimer(database.db, scheduledContents)),
    beside(async () => (await startJobsAfterStartup(state, closing.signal))?.stop),
    beside(() => startPageIndexer(database.db, registered)),
    beside(() => startFlushingHits(database.db)),
    beside(() => startHealthMonitor(database.db, env, { backup: () => checkBackups(database.db, env) })),
    beside(() => watchConnectionPool(database, env)),
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
function startDemoRendering({ DATABASE_URL, DATA_DIR, DEMO }: Environment) {
  if (DATABASE_URL || DEMO !== '1' || hasSiteData(DATA_DIR)) return undefined
  const drawings = renderDemoPictures(DATA_DIR)
  drawings.catch(() => {}) // whoever stores them hears of it
  return drawings
}

const hasSiteData = (dataDir: string) =>
  ['secret', 'postgres', 'database'].some((name) => existsSync(path.join(dataDir, name)))

type StopFunction = () => unknown

/** Begins work once the site is ready; answers what ends it, whether it ever began or not. */
function onceReady(ready: Promise<boolean>) {
  return (begin: () => StopFunction | Promise<StopFunction | undefined>) => {
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
async function untilReady(state: SiteState, closing: AbortSignal, drawings: ReturnType<typeof startDemoRendering>) {
  while (!closing.aborted && !state.isReady) {
    try {
      await migrate(state.database.db)
      await assertSecretLength(state.database.db, state.env.SECRET)
      await adoptSitePages(state.database.db, state.env.DATA_DIR)
      if (state.env.DEMO === '1') await ensureDemoLoaded(state.database.db, state.env.DATA_DIR, drawings)
      state.failedMigration = undefined
      state.isReady = true
    } catch (error) {
      // what a server of somebody else's refuses may be put right there; our own is as we made it
      if (error instanceof OperatorError || (!state.env.DATABASE_URL && !databaseErrorKind(error))) throw error
      await pause(recordStartupError(state, error), undefined, { signal: closing }).catch(() => {})
    }
  }
  return state.isReady
}

/** Answers how long to wait before the next try. */
function recordStartupError(state: SiteState, error: unknown) {
  const isMigration = error instanceof MigrationFailed
  state.failedMigration = isMigration ? MIGRATION_FAILED : undefined
  const message = isMigration ? MIGRATION_FAILED : 'the database is not reached; trying again'
  logThrottled('error', { err: error }, message)
  return isMigration ? RETRY_MIGRATION_MS : RETRY_MS
}
