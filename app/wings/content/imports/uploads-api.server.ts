import { createUploadsApi } from '~/kits/api/uploads-api.server'
import { createAdminApi } from '~/wings/site/admin-api.server'
import { completeImportUpload } from './complete-import-upload.commands.server'
import { importUploads } from './import-upload-store.server'

/** The file of another site that is here whole is looked at, in the run that is answered. */
export const importUploadsApi = createUploadsApi(createAdminApi(), {
  purpose: importUploads,
  complete: async (uploadId, { var: { db, siteEnv, admin } }) => ({
    importId: await completeImportUpload(db, siteEnv.DATA_DIR, admin, uploadId),
  }),
})
