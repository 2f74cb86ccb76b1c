import path from 'node:path'
import type { Environment } from '../env.server'
import type { FileStore } from './file-store.server'
import { folderStore } from './folder-store.server'
import { objectStore } from './object-store.server'

const objectStores = new Map<string, string>()

/**
 * Has the files of the site whose folder is DATA_DIR kept in the S3-compatible store at S3_URL, if there is one. Called
 * once, when the site or a command of the studio begins: from then on DATA_DIR stands for wherever its files are.
 */
export function chooseStorage({ DATA_DIR, S3_URL }: Pick<Environment, 'DATA_DIR' | 'S3_URL'>) {
  if (S3_URL) objectStores.set(path.resolve(DATA_DIR), S3_URL)
  else objectStores.delete(path.resolve(DATA_DIR))
}

/** The files of one kind: a folder of DATA_DIR, or the objects below the same name in the store that was chosen for it. */
export function storeNamed(
  kind: 'media' | 'product-files' | 'exports' | 'social-pictures',
  dataDir: string,
): FileStore {
  const url = objectStores.get(path.resolve(dataDir))
  return url ? objectStore(url, kind) : folderStore(path.resolve(dataDir, kind))
}
