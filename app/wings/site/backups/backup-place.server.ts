import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Environment } from '~/platform/env/env.server'
import { OperatorError } from '~/platform/errors/operator-error'
import { type FileStore, FileStoreUnavailable } from '~/platform/storage/file-store.server'
import { createFolderStore } from '~/platform/storage/folder-store.server'
import { s3UrlOfPlace } from '~/platform/storage/s3-url'
import { isBackupFileName } from './backup'

export type BackupEnvironment = Pick<Environment, 'BACKUP_TO' | 'DATA_DIR' | 'S3_URL'>

/** Where backups lie. */
export interface BackupPlace {
  store: FileStore
  /** Has `write` make the file of this name, which is there whole or not at all. Works in `workFolder` meanwhile. */
  add: (name: string, workFolder: string, write: (file: string) => Promise<void>) => Promise<void>
  /** A file of this machine with the bytes of a backup, in `workFolder` where they lie elsewhere. */
  fetch: (name: string, workFolder: string) => Promise<string>
}

/** Where backups go, for people: a folder or an `s3://` address. Undefined while they are off. */
export function describeBackupPlace({ BACKUP_TO, DATA_DIR }: BackupEnvironment) {
  if (BACKUP_TO === 'off') return undefined
  return BACKUP_TO?.startsWith('s3:') ? BACKUP_TO : path.resolve(BACKUP_TO ?? path.join(DATA_DIR, 'backups'))
}

/** @throws OperatorError while backups are off */
export async function openBackupPlace(env: BackupEnvironment): Promise<BackupPlace> {
  const place = describeBackupPlace(env)
  if (!place) throw new OperatorError('Backups are off: BACKUP_TO is “off”.')
  return place.startsWith('s3:') ? openBucket(env, place) : openFolder(place)
}

function openFolder(folder: string): BackupPlace {
  return {
    store: createFolderStore(folder),
    async add(name, _workFolder, write) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await deleteDrafts(folder)
      await write(path.join(folder, name))
    },
    fetch: async (name) => path.join(folder, name),
  }
}

/** What processes left that died while they wrote a backup. */
async function deleteDrafts(folder: string) {
  for (const name of await readdir(folder)) {
    const [backup = ''] = name.split(/(?<=\.backup)\./, 1)
    if (name.endsWith('.part') && isBackupFileName(backup)) await rm(path.join(folder, name), { force: true })
  }
}

async function openBucket({ S3_URL = '' }: BackupEnvironment, place: string): Promise<BackupPlace> {
  const { createS3Store } = await import('~/platform/storage/s3-store.server')
  const { url, kind } = s3UrlOfPlace(S3_URL, place)
  const store = createS3Store(url, kind)
  return {
    store,
    async add(name, workFolder, write) {
      const file = path.join(workFolder, name)
      await write(file)
      await store.put([{ name, path: file }])
    },
    async fetch(name, workFolder) {
      const found = await store.read(name)
      if (!found) throw new OperatorError(`${name} is no longer in ${place}.`)
      const file = path.join(workFolder, name)
      const written = pipeline(Readable.fromWeb(found.stream as never), createWriteStream(file, { mode: 0o600 }))
      await written.catch(throwIncomplete)
      return file
    },
  }
}

/** A full disk says so itself; everything else is the line. */
function throwIncomplete(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOSPC' ? error : new FileStoreUnavailable('The file store broke off.', { cause: error })
}
