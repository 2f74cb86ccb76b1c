import { mountApis } from '~/kits/api/api.server'
import { announcementsApi } from '~/wings/shop/announcements/api.server'
import { downloadsApi } from '~/wings/shop/downloads/api.server'
import { ordersApi } from '~/wings/shop/orders/api.server'
import { reviewsApi } from '~/wings/shop/reviews/api.server'

/** Every JSON address of the back office. */
export const adminApi = mountApis('/admin/api', {
  announcements: announcementsApi,
  downloads: downloadsApi,
  orders: ordersApi,
  reviews: reviewsApi,
})
