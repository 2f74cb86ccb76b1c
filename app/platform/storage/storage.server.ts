import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { FileStore as TusFileStore } from '@tus/file-store'
import type { DataStore } from '@tus/server'
import type { Environment } from '../env/env.server'
import type { FileStore } from './file-store.server'
import { createFolderStore } from './folder-store.server'

export type UploadFolder = 'uploads' | 'import-uploads' | 'archive-uploads' | 'product-uploads'
type FileStoreName = 'media' | 'product-files' | 'exports' | 'social-pictures' | UploadFolder

/** What tus writes the files of one folder into, and the name that it knows one of them by. */
export interface UploadTarget {
  store: DataStore
  keyOf: (id: string) => string
}

interface Bucket {
  files: (kind: FileStoreName) => FileStore
  uploads: (folder: UploadFolder) => UploadTarget
}

const buckets = new Map<string, Bucket>()

/**
 * Has the files of the site whose folder is DATA_DIR kept in the S3-compatible store at S3_URL, if there is one. Called
 * once, when the site or a command of the studio begins: from then on DATA_DIR stands for wherever its files are.
 */
export async function configureStorage({ DATA_DIR, S3_URL }: Pick<Environment, 'DATA_DIR' | 'S3_URL'>) {
  const folder = path.resolve(DATA_DIR)
  buckets.delete(folder)
  if (!S3_URL) return
  // what speaks to such a store is large, and most sites have none
  const { createS3Store, createS3UploadTarget } = await import('./s3-store.server')
  buckets.set(folder, {
    files: (kind) => createS3Store(S3_URL, kind),
    uploads: (kind) => createS3UploadTarget(S3_URL, kind),
  })
}

/** The files of one kind: a folder of DATA_DIR, or the objects below the same name in the store that was chosen for it. */
export function getFileStore(kind: FileStoreName, dataDir: string): FileStore {
  return buckets.get(path.resolve(dataDir))?.files(kind) ?? createFolderStore(path.resolve(dataDir, kind))
}

/** Where uploads of one kind are written, part by part: beside the files of `getFileStore` of the same name. */
export async function getUploadTarget(folder: UploadFolder, dataDir: string): Promise<UploadTarget> {
  const directory = path.resolve(dataDir, folder)
  // the store makes it too, and a fault of that would end the process
  await mkdir(directory, { recursive: true })
  const bucket = buckets.get(path.resolve(dataDir))
  return bucket?.uploads(folder) ?? { store: new TusFileStore({ directory }), keyOf: (id) => id }
}
