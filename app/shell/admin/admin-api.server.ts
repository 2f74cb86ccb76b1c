import { mountApis } from '~/kits/api/api.server'
import { archiveUploadsApi } from '~/wings/content/archives/uploads-api.server'
import { importUploadsApi } from '~/wings/content/imports/uploads-api.server'
import { fileUploadsApi } from '~/wings/shop/downloads/uploads-api.server'
import { reviewsApi } from '~/wings/shop/reviews/api.server'
import { pictureUploadsApi } from '~/wings/site/media/uploads-api.server'

/** Every JSON address of the back office. */
export const adminApi = mountApis('/admin/api', {
  reviews: reviewsApi,
  'uploads/media': pictureUploadsApi,
  'uploads/imports': importUploadsApi,
  'uploads/archives': archiveUploadsApi,
  'uploads/product-files': fileUploadsApi,
})
