import { OperatorError } from '../../errors/operator-error'
import { log } from '../../monitoring/log.server'
import { copyDatabase } from '../backup/copy-database.server'
import { type OpenDatabase, openPool } from '../database.server'
import { openPglite } from './pglite.server'
import { installedBinaries, POSTGRES_MAJOR } from './postgres-binaries'
import { postgresConnectionConfig, postgresFolder } from './postgres-connection'
import { postgresSettings, retryOnPortInUse } from './postgres-settings'
import { chooseRunAs, type RunAs } from './run-as'
import { startPostgresServer } from './server-process'

/** A data folder of this version that was just made. */
interface NewPostgresFolder {
  folder: string
  runAs: RunAs
}

/** Fills a fresh folder from that of an older major version, whose programs must be on this machine. */
export async function migrateFromOlderPostgres(dataDir: string, major: number, fresh: NewPostgresFolder) {
  const programs = installedBinaries(major)
  const folder = postgresFolder(dataDir)
  if (!programs || major > POSTGRES_MAJOR) {
    throw new OperatorError(
      `${folder} was made by PostgreSQL ${major}, and this version of the site brings ${POSTGRES_MAJOR}. Install PostgreSQL ${major} for this one start (Debian: apt-get install postgresql-${major}), or write a backup with the version of the site that made it.`,
    )
  }
  const runAs = chooseRunAs(programs, dataDir, 'postgres')
  const server = await retryOnPortInUse(async () => {
    const { io_method: _, ...settings } = await postgresSettings(folder, 1)
    return startPostgresServer(runAs, folder, settings)
  })
  try {
    await copyIntoFolder(dataDir, fresh, `PostgreSQL ${major}`, openPool(postgresConnectionConfig(dataDir)))
  } finally {
    await server.stop()
  }
}

/** Fills a fresh folder from the embedded database that the site had before. */
export async function migrateFromPglite(dataDir: string, pglite: string, fresh: NewPostgresFolder) {
  await copyIntoFolder(dataDir, fresh, 'the embedded database', await openPglite(pglite))
}

async function copyIntoFolder(
  dataDir: string,
  { folder, runAs }: NewPostgresFolder,
  from: string,
  source: OpenDatabase,
) {
  log.info({ from }, `the database is moved over to PostgreSQL ${POSTGRES_MAJOR}; this happens once`)
  const server = await retryOnPortInUse(async () =>
    startPostgresServer(runAs, folder, await postgresSettings(folder, 1)),
  )
  const target = openPool(postgresConnectionConfig(dataDir, folder))
  try {
    const rows = await copyDatabase(source.db, target.db)
    log.info({ rows }, 'the database has been moved over')
  } finally {
    await Promise.allSettled([source.close(), target.close()])
    await server.stop()
  }
}
