import { createUploadsApi } from '~/kits/api/uploads-api.server'
import { createAdminApi } from '~/wings/site/admin-api.server'
import { completePictureUpload } from './complete-picture-upload.server'
import { pictureUploads } from './picture-uploads.server'
import { findMediaFile } from './queries.server'

/** What a file has become: a picture of the library, which may have had the same bytes already. */
export const pictureUploadsApi = createUploadsApi(createAdminApi(), {
  purpose: pictureUploads,
  async complete(uploadId, { var: { db, siteEnv, admin } }) {
    const { mediaId, isDuplicate } = await completePictureUpload(db, siteEnv.DATA_DIR, admin, uploadId)
    return { file: await findMediaFile(db, mediaId), isDuplicate }
  },
})
