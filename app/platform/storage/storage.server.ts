import path from 'node:path'
import type { Environment } from '../env/env.server'
import type { FileStore } from './file-store.server'
import { createFolderStore } from './folder-store.server'

type FileStoreName = 'media' | 'product-files' | 'exports' | 'social-pictures'

const objectStores = new Map<string, (kind: FileStoreName) => FileStore>()

/**
 * Has the files of the site whose folder is DATA_DIR kept in the S3-compatible store at S3_URL, if there is one. Called
 * once, when the site or a command of the studio begins: from then on DATA_DIR stands for wherever its files are.
 */
export async function configureStorage({ DATA_DIR, S3_URL }: Pick<Environment, 'DATA_DIR' | 'S3_URL'>) {
  const folder = path.resolve(DATA_DIR)
  objectStores.delete(folder)
  if (!S3_URL) return
  // what speaks to such a store is large, and most sites have none
  const { createS3Store } = await import('./s3-store.server')
  objectStores.set(folder, (kind) => createS3Store(S3_URL, kind))
}

/** The files of one kind: a folder of DATA_DIR, or the objects below the same name in the store that was chosen for it. */
export function getFileStore(kind: FileStoreName, dataDir: string): FileStore {
  return objectStores.get(path.resolve(dataDir))?.(kind) ?? createFolderStore(path.resolve(dataDir, kind))
}
