import { assertDataFolderWritable, createDataFolder } from '../../env/data-folder.server'
import { log } from '../../monitoring/log.server'
import { lockFolder } from '../folder-lock.server'
import { postgresFolder } from './postgres-connection'
import { postgresSettings, retryOnPortInUse } from './postgres-settings'
import { preparePostgresFolder } from './prepare-folder.server'
import { restartOnExit } from './restart-on-exit.server'
import type { RunAs } from './run-as'
import { type ServerLine, startPostgresServer } from './server-process'
import { ensureSpaceToStart, watchDiskSpace } from './watch-disk-space.server'
import { watchResponsiveness } from './watch-responsiveness.server'

export interface EmbeddedPostgres {
  stop: () => Promise<void>
}

/**
 * Runs the site's own PostgreSQL in `dataDir`, for `processes` of the site: makes it when there is none, and starts it again
 * whenever it ends. Other processes find it by its folder. @throws a Refusal when another process runs it, or nobody can
 */
export async function startEmbeddedPostgres(dataDir: string, processes = 1): Promise<EmbeddedPostgres> {
  createDataFolder(dataDir)
  assertDataFolderWritable(dataDir)
  const unlock = await lockFolder(dataDir)
  try {
    const runAs = await preparePostgresFolder(dataDir)
    const stop = await startSupervised(runAs, dataDir, processes)
    return { stop: () => stop().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

async function startSupervised(runAs: RunAs, dataDir: string, processes: number) {
  const folder = postgresFolder(dataDir)
  const stopping = new AbortController()
  let settings: Awaited<ReturnType<typeof postgresSettings>> = {}
  // what it says while it is stopped is as it should be
  const start = async () => {
    await ensureSpaceToStart(dataDir)
    return startPostgresServer(runAs, folder, settings, (line) => stopping.signal.aborted || logLine(line))
  }
  const first = await retryOnPortInUse(async () => {
    settings = await postgresSettings(folder, processes)
    return start()
  })
  // the port stays: connections of every process go to it
  const stop = restartOnExit(first, start, stopping.signal)
  const watches = [await watchDiskSpace(dataDir), watchResponsiveness(dataDir)]
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
