import { log } from '~/platform/log.server'
import { Refusal } from '~/platform/refusal'
import { copyRows } from '../copy-rows.server'
import { type OpenDatabase, openPool } from '../database.server'
import { openPglite } from './pglite.server'
import { ownAddress, ownFolder } from './place'
import { installedPrograms, MAJOR } from './programs'
import { chooseRunAs, type RunAs } from './run-as'
import { startServer } from './server-process'
import { onFreePort, ownSettings } from './settings'

/** A data folder of this version that was just made. */
interface Fresh {
  folder: string
  runAs: RunAs
}

/** Fills a fresh folder from that of an older major version, whose programs must be on this machine. */
export async function moveFromOlder(dataDir: string, major: number, fresh: Fresh) {
  const programs = installedPrograms(major)
  const folder = ownFolder(dataDir)
  if (!programs || major > MAJOR) {
    throw new Refusal(
      `${folder} was made by PostgreSQL ${major}, and this version of the site brings ${MAJOR}. Install PostgreSQL ${major} for this one start (Debian: apt-get install postgresql-${major}), or write a backup with the version of the site that made it.`,
    )
  }
  const runAs = chooseRunAs(programs, dataDir, 'postgres')
  const server = await onFreePort(async () => {
    const { io_method: _, ...settings } = await ownSettings(folder, 1)
    return startServer(runAs, folder, settings)
  })
  try {
    await fill(dataDir, fresh, `PostgreSQL ${major}`, openPool(ownAddress(dataDir)))
  } finally {
    await server.stop()
  }
}

/** Fills a fresh folder from the embedded database that the site had before. */
export async function moveFromPglite(dataDir: string, pglite: string, fresh: Fresh) {
  await fill(dataDir, fresh, 'the embedded database', await openPglite(pglite))
}

async function fill(dataDir: string, { folder, runAs }: Fresh, from: string, source: OpenDatabase) {
  log.info({ from }, `the database is moved over to PostgreSQL ${MAJOR}; this happens once`)
  const server = await onFreePort(async () => startServer(runAs, folder, await ownSettings(folder, 1)))
  const target = openPool(ownAddress(dataDir, folder))
  try {
    const rows = await copyRows(source.db, target.db)
    log.info({ rows }, 'the database has been moved over')
  } finally {
    await Promise.allSettled([source.close(), target.close()])
    await server.stop()
  }
}
