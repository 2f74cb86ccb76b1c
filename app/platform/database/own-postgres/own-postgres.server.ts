import { mkdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { log } from '~/platform/log.server'
import { logSparingly } from '~/platform/log-sparingly.server'
import { lockFolder } from '../folder-lock.server'
import { ownFolder } from './place'
import { prepareFolder } from './prepare-folder.server'
import type { RunAs } from './run-as'
import { type ServerLine, type ServerProcess, startServer } from './server-process'
import { ownSettings } from './settings'
import { watchAnswers } from './watch-answers.server'
import { watchRoom } from './watch-room.server'

const RETRIES_MS = [100, 500, 1_000, 2_000, 5_000]

export interface OwnPostgres {
  stop: () => Promise<void>
}

/**
 * Runs the site's own PostgreSQL in `dataDir`, for `processes` of the site: makes it when there is none, and starts it again
 * whenever it ends. Other processes find it by `ownAddress`. @throws a Refusal when another process runs it, or nobody can
 */
export async function runOwnPostgres(dataDir: string, processes = 1): Promise<OwnPostgres> {
  mkdirSync(dataDir, { recursive: true })
  const unlock = await lockFolder(dataDir)
  try {
    const runAs = await prepareFolder(dataDir)
    const stop = await keepRunning(runAs, dataDir, processes)
    return { stop: () => stop().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

async function keepRunning(runAs: RunAs, dataDir: string, processes: number) {
  const folder = ownFolder(dataDir)
  const settings = await ownSettings(folder, processes)
  const stopping = new AbortController()
  // what it says while it is stopped is as it should be
  const start = () => startServer(runAs, folder, settings, (line) => stopping.signal.aborted || logLine(line))
  let server = await start()

  async function startWheneverItEnds() {
    for (;;) {
      await server.ended
      if (stopping.signal.aborted) return
      log.error('PostgreSQL has ended; it is started again')
      const next = await startAgain(start, stopping.signal)
      if (!next) return
      server = next
      if (stopping.signal.aborted) await server.stop()
    }
  }
  const running = startWheneverItEnds()
  const watches = [watchRoom(dataDir), watchAnswers(dataDir)]
  return async () => {
    stopping.abort()
    for (const stopWatching of watches) await stopWatching()
    await server.stop()
    await running
  }
}

/** Undefined when the site stops meanwhile. */
async function startAgain(start: () => Promise<ServerProcess>, stopping: AbortSignal) {
  for (let tries = 0; !stopping.aborted; tries++) {
    const wait = RETRIES_MS[Math.min(tries, RETRIES_MS.length - 1)]
    await pause(wait, undefined, { signal: stopping }).catch(() => {})
    if (stopping.aborted) break
    try {
      return await start()
    } catch (error) {
      logSparingly('error', { err: error }, 'PostgreSQL does not start; it is tried again')
    }
  }
  return undefined
}

function logLine({ severity, text }: ServerLine) {
  const level = ({ LOG: 'debug', FATAL: 'warn', PANIC: 'error' } as const)[severity]
  log[level]({ postgres: text }, 'PostgreSQL')
}
