import { mkdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { readDataCentres } from '~/domains/analytics/data-centres.server'
import { EventIntake } from '~/domains/analytics/event-intake.server'
import { keepRegister } from '~/domains/pages/keep-register.server'
import { keepCounting } from '~/domains/redirects/visits.server'
import { hearOtherProcesses, onContentChange } from '~/platform/content-changes.server'
import { openDatabase } from '~/platform/database/database.server'
import { migrate } from '~/platform/database/migrate.server'
import type { Environment } from '~/platform/env.server'
import { log } from '~/platform/log.server'
import { runPublicationClock } from '~/platform/publication-clock.server'
import { keptSecret } from '~/platform/secret.server'
import { chooseStorage } from '~/platform/storage/storage.server'
import { loadDemoOnce } from '~/shell/demo.server'
import { scheduledContents } from '~/shell/scheduled-contents.server'
import { answering } from './answering'
import type { SiteState } from './app'
import { runJobs } from './run-jobs'

const PAGE_CACHE_BYTES = 32 * 1024 * 1024
const RETRY_MS = 1_000

export interface SiteOptions {
  pageCacheBytes?: number
}

/** The whole site behind one request listener. It answers at once, with 503 until the database is reached and migrated. */
export async function openSite(env: Environment, { pageCacheBytes = PAGE_CACHE_BYTES }: SiteOptions = {}) {
  mkdirSync(env.DATA_DIR, { recursive: true })
  chooseStorage(env)
  const dataCentres = readDataCentres(env.DATA_DIR)
  const database = await openDatabase(env)
  const secret = env.SECRET ?? keptSecret(env.DATA_DIR)
  const events = new EventIntake(database.db, env.ORIGIN, dataCentres)
  const state: SiteState = { env: { ...env, SECRET: secret }, database, events, isReady: false }
  const { handle, pageCache, registered } = answering(state, pageCacheBytes)
  const stopDropping = onContentChange(pageCache.drop)
  const stopHearing = hearOtherProcesses(database)
  const closing = new AbortController()
  const ready = untilReady(state, closing.signal)
  const beside = besideThePages(ready)
  const stops = [
    beside(() => runPublicationClock(database.db, scheduledContents)),
    beside(async () => (await runJobs(state, closing.signal))?.stop),
    beside(() => keepRegister(database.db, registered, { isAlone: database.engine === 'embedded' })),
    beside(() => keepCounting(database.db)),
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
    },
  }
}

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

/** Reaches and migrates the database, PostgreSQL again and again until it works. False: it was closed before. */
async function untilReady(state: SiteState, closing: AbortSignal) {
  while (!closing.aborted && !state.isReady) {
    try {
      await migrate(state.database.db)
      if (state.env.DEMO === '1') await loadDemoOnce(state.database, state.env.DATA_DIR)
      state.isReady = true
    } catch (error) {
      if (state.database.engine === 'embedded') throw error
      log.error({ err: error }, 'the database is not reached; trying again')
      await pause(RETRY_MS, undefined, { signal: closing }).catch(() => {})
    }
  }
  return state.isReady
}
