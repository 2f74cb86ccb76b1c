import { mountApis } from '~/kits/api/api.server'
import { reviewsApi } from '~/wings/shop/reviews/api.server'

/** Every JSON address of the back office. */
export const adminApi = mountApis('/admin/api', { reviews: reviewsApi })
