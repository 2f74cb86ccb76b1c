import { uploadsOf } from '~/platform/uploads/uploads.server'
import { LARGEST_FILE, LARGEST_FILE_BYTES } from '../import-run'
import { importDetails } from './import-form'

/** Files of other sites, on their way and until they are imported or forgotten. */
export function importUploads(dataDir: string) {
  return uploadsOf(
    {
      folder: 'import-uploads',
      largestBytes: LARGEST_FILE_BYTES,
      largest: LARGEST_FILE,
      mostUnfinished: 10,
      mostUnfinishedBytes: 4 * LARGEST_FILE_BYTES,
      details: importDetails,
    },
    dataDir,
  )
}
