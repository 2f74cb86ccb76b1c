import { mountApis } from '~/kits/api/api.server'
import { pageSettingsApi } from '~/wings/seo-tools/page-settings/api.server'
import { announcementsApi } from '~/wings/shop/announcements/api.server'
import { downloadsApi } from '~/wings/shop/downloads/api.server'
import { ordersApi } from '~/wings/shop/orders/api.server'
import { reviewsApi } from '~/wings/shop/reviews/api.server'
import { crawlersApi } from '~/wings/web/crawlers/api.server'
import { redirectsApi } from '~/wings/web/redirects/api.server'
import { titleTemplatesApi } from '~/wings/web/title-templates/api.server'

/** Every JSON address of the back office. */
export const adminApi = mountApis('/admin/api', {
  announcements: announcementsApi,
  crawlers: crawlersApi,
  downloads: downloadsApi,
  orders: ordersApi,
  'page-settings': pageSettingsApi,
  redirects: redirectsApi,
  reviews: reviewsApi,
  'title-templates': titleTemplatesApi,
})
