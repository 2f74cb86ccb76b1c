import { mountApis } from '~/kits/api/api.server'
import { archivesApi } from '~/wings/content/archives/api.server'
import { archiveUploadsApi } from '~/wings/content/archives/uploads-api.server'
import { postEntryType } from '~/wings/content/blog/post-entry-type.server'
import { bulkApi } from '~/wings/content/bulk/api.server'
import { inboxApi } from '~/wings/content/contact/api.server'
import { importsApi } from '~/wings/content/imports/api.server'
import { importUploadsApi } from '~/wings/content/imports/uploads-api.server'
import { landingPagesApi } from '~/wings/content/landing-pages/api.server'
import { landingPageEntryType } from '~/wings/content/landing-pages/landing-page-entry-type.server'
import { templatesApi } from '~/wings/content/templates/api.server'
import { categoriesApi } from '~/wings/publishing/categories/api.server'
import { createEntriesApi } from '~/wings/publishing/writing/api.server'
import { reportsApi } from '~/wings/reports/reports/api.server'
import { contentMapApi } from '~/wings/seo-tools/content-map/api.server'
import { internalLinksApi } from '~/wings/seo-tools/internal-links/api.server'
import { pageSettingsApi } from '~/wings/seo-tools/page-settings/api.server'
import { siteAuditApi } from '~/wings/seo-tools/site-audit/api.server'
import { topicClustersApi } from '~/wings/seo-tools/topic-clusters/api.server'
import { announcementsApi } from '~/wings/shop/announcements/api.server'
import { announceFirstFile } from '~/wings/shop/announcements/commands.server'
import { downloadsApi } from '~/wings/shop/downloads/api.server'
import { createFileUploadsApi } from '~/wings/shop/downloads/uploads-api.server'
import { ordersApi } from '~/wings/shop/orders/api.server'
import { productEntryType } from '~/wings/shop/products/product-entry-type.server'
import { reviewsApi } from '~/wings/shop/reviews/api.server'
import { adminsApi, secondFactorApi, sessionsApi } from '~/wings/site/accounts/api.server'
import { backupsApi } from '~/wings/site/backups/api.server'
import { lookApi } from '~/wings/site/look/api.server'
import { mediaApi } from '~/wings/site/media/api.server'
import { pictureUploadsApi } from '~/wings/site/media/uploads-api.server'
import { settingsApi } from '~/wings/site/settings/api.server'
import { crawlersApi } from '~/wings/web/crawlers/api.server'
import { createPagesApi } from '~/wings/web/pages/api.server'
import { redirectsApi } from '~/wings/web/redirects/api.server'
import { titleTemplatesApi } from '~/wings/web/title-templates/api.server'
import { demoApi } from '../demo/api.server'
import { builtInPages } from '../public-pages'
import { backOfficeApi } from './api.server'
import { setUpApi } from './set-up/api.server'

/** Every JSON address of the back office. */
export const adminApi = mountApis('/admin/api', {
  admins: adminsApi,
  announcements: announcementsApi,
  archives: archivesApi,
  backups: backupsApi,
  bulk: bulkApi,
  categories: categoriesApi,
  'content-map': contentMapApi,
  crawlers: crawlersApi,
  demo: demoApi,
  downloads: downloadsApi,
  entries: createEntriesApi([postEntryType, productEntryType, landingPageEntryType]),
  imports: importsApi,
  inbox: inboxApi,
  'internal-links': internalLinksApi,
  'landing-pages': landingPagesApi,
  look: lookApi,
  media: mediaApi,
  orders: ordersApi,
  'page-settings': pageSettingsApi,
  pages: createPagesApi(builtInPages),
  redirects: redirectsApi,
  reports: reportsApi,
  reviews: reviewsApi,
  'second-factor': secondFactorApi,
  sessions: sessionsApi,
  'set-up': setUpApi,
  settings: settingsApi,
  'site-audit': siteAuditApi,
  templates: templatesApi,
  'title-templates': titleTemplatesApi,
  'topic-clusters': topicClustersApi,
  'uploads/archives': archiveUploadsApi,
  'uploads/imports': importUploadsApi,
  'uploads/media': pictureUploadsApi,
  'uploads/product-files': createFileUploadsApi(announceFirstFile),
  '/': backOfficeApi,
})
