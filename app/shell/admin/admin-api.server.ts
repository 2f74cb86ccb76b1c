import { mountApis } from '~/kits/api/api.server'
import { archivesApi } from '~/wings/content/archives/api.server'
import { postEntryType } from '~/wings/content/blog/post-entry-type.server'
import { bulkApi } from '~/wings/content/bulk/api.server'
import { inboxApi } from '~/wings/content/contact/api.server'
import { importsApi } from '~/wings/content/imports/api.server'
import { landingPagesApi } from '~/wings/content/landing-pages/api.server'
import { landingPageEntryType } from '~/wings/content/landing-pages/landing-page-entry-type.server'
import { templatesApi } from '~/wings/content/templates/api.server'
import { createEntriesApi } from '~/wings/publishing/writing/api.server'
import { productEntryType } from '~/wings/shop/products/product-entry-type.server'
import { reviewsApi } from '~/wings/shop/reviews/api.server'
import { adminsApi, secondFactorApi, sessionsApi } from '~/wings/site/accounts/api.server'
import { mediaApi } from '~/wings/site/media/api.server'
import { createPagesApi } from '~/wings/web/pages/api.server'
import { builtInPages } from '../public-pages'
import { backOfficeApi } from './api.server'

/** Every JSON address of the back office. */
export const adminApi = mountApis('/admin/api', {
  admins: adminsApi,
  archives: archivesApi,
  bulk: bulkApi,
  entries: createEntriesApi([postEntryType, productEntryType, landingPageEntryType]),
  imports: importsApi,
  inbox: inboxApi,
  'landing-pages': landingPagesApi,
  media: mediaApi,
  pages: createPagesApi(builtInPages),
  reviews: reviewsApi,
  'second-factor': secondFactorApi,
  sessions: sessionsApi,
  templates: templatesApi,
  '/': backOfficeApi,
})
