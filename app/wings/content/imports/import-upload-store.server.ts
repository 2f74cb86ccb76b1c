import type { Database } from '~/platform/database/database.server'
import { UploadStore } from '~/platform/uploads/upload-store.server'
import { importOptionsForm } from './import-options'
import { MAX_IMPORT_FILE_BYTES, MAX_IMPORT_FILE_LABEL } from './import-run'

/** Files of other sites, on their way and until they are imported or forgotten. */
export const importUploads = {
  folder: 'import-uploads' as const,
  maxBytes: MAX_IMPORT_FILE_BYTES,
  maxSizeLabel: MAX_IMPORT_FILE_LABEL,
  maxUnfinished: 10,
  maxUnfinishedBytes: 4 * MAX_IMPORT_FILE_BYTES,
  details: importOptionsForm,
  keepsFile: true,
}

export const importUploadStore = (db: Database, dataDir: string) => new UploadStore(db, dataDir, importUploads)
