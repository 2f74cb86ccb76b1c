import { createUploadsApi } from '~/kits/api/uploads-api.server'
import { createAdminApi } from '~/wings/site/admin-api.server'
import { startArchiveDryRun } from './import/archive-imports.commands.server'
import { archiveUploads } from './import/archive-upload-store.server'

/** An archive that is here whole is looked at, in the run that is answered. */
export const archiveUploadsApi = createUploadsApi(createAdminApi(), {
  purpose: archiveUploads,
  complete: async (uploadId, { var: { db, siteEnv, admin } }) => ({
    importId: await startArchiveDryRun(db, admin, siteEnv.DATA_DIR, uploadId),
  }),
})
