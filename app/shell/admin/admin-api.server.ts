import { mountApis } from '~/kits/api/api.server'
import { reportsApi } from '~/wings/reports/reports/api.server'
import { contentMapApi } from '~/wings/seo-tools/content-map/api.server'
import { internalLinksApi } from '~/wings/seo-tools/internal-links/api.server'
import { pageSettingsApi } from '~/wings/seo-tools/page-settings/api.server'
import { siteAuditApi } from '~/wings/seo-tools/site-audit/api.server'
import { topicClustersApi } from '~/wings/seo-tools/topic-clusters/api.server'
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
  'content-map': contentMapApi,
  crawlers: crawlersApi,
  downloads: downloadsApi,
  'internal-links': internalLinksApi,
  orders: ordersApi,
  'page-settings': pageSettingsApi,
  redirects: redirectsApi,
  reports: reportsApi,
  reviews: reviewsApi,
  'site-audit': siteAuditApi,
  'title-templates': titleTemplatesApi,
  'topic-clusters': topicClustersApi,
})
