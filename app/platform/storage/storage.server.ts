import path from 'node:path'
import type { Environment } from '../env.server'
import type { FileStore } from './file-store.server'
import { folderStore } from './folder-store.server'

type Kind = 'media' | 'product-files' | 'exports' | 'social-pictures'

const objectStores = new Map<string, (kind: Kind) => FileStore>()

/**
 * Has the files of the site whose folder is DATA_DIR kept in the S3-compatible store at S3_URL, if there is one. Called
 * once, when the site or a command of the studio begins: from then on DATA_DIR stands for wherever its files are.
 */
export async function chooseStorage({ DATA_DIR, S3_URL }: Pick<Environment, 'DATA_DIR' | 'S3_URL'>) {
  const folder = path.resolve(DATA_DIR)
  objectStores.delete(folder)
  if (!S3_URL) return
  // what speaks to such a store is large, and most sites have none
  const { objectStore } = await import('./object-store.server')
  objectStores.set(folder, (kind) => objectStore(S3_URL, kind))
}

/** The files of one kind: a folder of DATA_DIR, or the objects below the same name in the store that was chosen for it. */
export function storeNamed(kind: Kind, dataDir: string): FileStore {
  return objectStores.get(path.resolve(dataDir))?.(kind) ?? folderStore(path.resolve(dataDir, kind))
}
