import { sql } from 'kysely'
import { runStatusColumns } from '~/kits/runs/run'
import type { Database } from '~/platform/database/database.server'
import { MAX_LISTED_BACKUPS } from './backup'
import { type BackupEnvironment, describeBackupPlace } from './backup-place.server'

const columns = [...runStatusColumns, 'fileName', 'startedByEmail', 'startedAt', 'endedAt', 'verifiedAt'] as const

function selectBackups(db: Database) {
  return db
    .selectFrom('derived.backups')
    .select(columns)
    .select([
      sql<number | null>`byte_size::float8`.as('byteSize'),
      sql<number | null>`row_count::float8`.as('rowCount'),
      sql<number | null>`file_count::float8`.as('fileCount'),
    ])
    .orderBy('startedAt', 'desc')
}

/** The backups that are kept, and those that failed lately, the newest first. */
export function listBackups(db: Database) {
  return selectBackups(db).limit(MAX_LISTED_BACKUPS).execute()
}

export type ListedBackup = Awaited<ReturnType<typeof listBackups>>[number]

/** The backup that was begun last, however it stands. */
export function findLastBackup(db: Database) {
  return selectBackups(db).limit(1).executeTakeFirst()
}

/** The last one whose file is safe. */
export function findLastStoredBackup(db: Database) {
  return selectBackups(db).where('byteSize', 'is not', null).limit(1).executeTakeFirst()
}

/** When a backup was last restored into an empty place, with everything in it. */
export async function findLastVerification(db: Database) {
  const { verifiedAt } = await db
    .selectFrom('derived.backups')
    .select(({ fn }) => fn.max('verifiedAt').as('verifiedAt'))
    .executeTakeFirstOrThrow()
  return verifiedAt
}

/** All that the screen of the backups shows. */
export async function findBackupOverview(db: Database, env: BackupEnvironment) {
  const backups = await listBackups(db)
  return {
    place: describeBackupPlace(env) ?? null,
    hasFilesElsewhere: Boolean(env.S3_URL),
    backups,
    lastStored: backups.find(({ byteSize }) => byteSize !== null) ?? null,
    lastVerifiedAt: await findLastVerification(db),
  }
}

export type BackupOverview = Awaited<ReturnType<typeof findBackupOverview>>
