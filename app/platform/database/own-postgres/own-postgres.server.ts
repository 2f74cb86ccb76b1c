import { makeDataFolder, mustBeWritable } from '~/platform/data-folder.server'
import { log } from '~/platform/log.server'
import { lockFolder } from '../folder-lock.server'
import { keepStarted } from './keep-started.server'
import { ownFolder } from './place'
import { prepareFolder } from './prepare-folder.server'
import type { RunAs } from './run-as'
import { type ServerLine, startServer } from './server-process'
import { onFreePort, ownSettings } from './settings'
import { watchAnswers } from './watch-answers.server'
import { makeRoomToStart, watchRoom } from './watch-room.server'

export interface OwnPostgres {
  stop: () => Promise<void>
}

/**
 * Runs the site's own PostgreSQL in `dataDir`, for `processes` of the site: makes it when there is none, and starts it again
 * whenever it ends. Other processes find it by `ownAddress`. @throws a Refusal when another process runs it, or nobody can
 */
export async function runOwnPostgres(dataDir: string, processes = 1): Promise<OwnPostgres> {
  makeDataFolder(dataDir)
  mustBeWritable(dataDir)
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
  const stopping = new AbortController()
  let settings: Awaited<ReturnType<typeof ownSettings>> = {}
  // what it says while it is stopped is as it should be
  const start = async () => {
    await makeRoomToStart(dataDir)
    return startServer(runAs, folder, settings, (line) => stopping.signal.aborted || logLine(line))
  }
  const first = await onFreePort(async () => {
    settings = await ownSettings(folder, processes)
    return start()
  })
  // the port stays: connections of every process go to it
  const stop = keepStarted(first, start, stopping.signal)
  const watches = [await watchRoom(dataDir), watchAnswers(dataDir)]
  return async () => {
    stopping.abort()
    for (const stopWatching of watches) await stopWatching()
    await stop()
  }
}

function logLine({ severity, text }: ServerLine) {
  const level = ({ LOG: 'debug', FATAL: 'warn', PANIC: 'error' } as const)[severity]
  log[level]({ postgres: text }, 'PostgreSQL')
}
