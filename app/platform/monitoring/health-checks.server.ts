import { readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../database/database.server'
import type { Environment } from '../env/env.server'
import { isValidSecret } from '../env/site-secret.server'
import { canReachSmtp } from '../mail/smtp.server'
import { getFreeBytes } from '../storage/disk-space.server'
import { getFileStore } from '../storage/storage.server'

const MIB = 1024 * 1024
// four times the room at which the site's own PostgreSQL begins to refuse writes
const MIN_FREE_BYTES = 256 * MIB

/** What it asks, and what to say when it is not as it should be; undefined where all is well. */
export type HealthCheck = () => Promise<string | undefined>

export async function checkDiskSpace(dataDir: string, freeBytesOf = getFreeBytes) {
  const freeBytes = await freeBytesOf(dataDir)
  if (freeBytes >= MIN_FREE_BYTES) return undefined
  return `Only ${Math.floor(freeBytes / MIB)} MB are free on the disk of the data folder. When it is full, nothing can be saved.`
}

export async function checkDataFolder(dataDir: string) {
  const probe = path.join(dataDir, `.can-be-written-${process.pid}`)
  try {
    await writeFile(probe, '')
    await rm(probe)
    return undefined
  } catch (error) {
    return `The data folder is not writable (${(error as NodeJS.ErrnoException).code}). Uploads fail.`
  }
}

/** The file is read again at each start, and by every command. */
export async function checkSecretFile(dataDir: string) {
  try {
    if (isValidSecret(readFileSync(path.join(dataDir, 'secret'), 'utf8'))) return undefined
  } catch {
    // missing is as bad as empty
  }
  return 'The file “secret” in the data folder is missing or damaged. Restore it from a copy before you restart the site.'
}

export async function checkDatabaseWritable(db: Database) {
  const { rows } = await sql<{
    isReadOnly: string
  }>`select current_setting('transaction_read_only') as is_read_only`.execute(db)
  return rows[0]?.isReadOnly === 'on' ? 'The database is read-only. Nothing can be saved.' : undefined
}

export async function checkFileStore(dataDir: string) {
  try {
    await getFileStore('media', dataDir).getSize('is-it-there')
    return undefined
  } catch {
    return 'The file store at S3_URL does not respond correctly. Images and files cannot be loaded or uploaded.'
  }
}

export async function checkMailServer({ SMTP_URL }: Pick<Environment, 'SMTP_URL'>) {
  if (!SMTP_URL || (await canReachSmtp(SMTP_URL))) return undefined
  return 'The mail server at SMTP_URL rejects the connection. Emails wait in the outbox.'
}
