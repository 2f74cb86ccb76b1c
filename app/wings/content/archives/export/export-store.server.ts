import path from 'node:path'
import { getFileStore } from '~/platform/storage/storage.server'

/** The files of exports, each by the id of its export. They are handed out to admins only. */
export function getExportFileStore(dataDir: string) {
  return getFileStore('exports', dataDir)
}

/** Where exports are made, a folder for each; on the same disk as the store, so that a file is handed over by its name. */
export function exportWorkRoot(dataDir: string) {
  return path.resolve(dataDir, 'exports-in-the-making')
}
