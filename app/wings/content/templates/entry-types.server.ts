import { postEntryType } from '~/wings/content/blog/post-entry-type.server'
import { landingPageEntryType } from '~/wings/content/landing-pages/landing-page-entry-type.server'
import type { EntryType } from '~/wings/publishing/writing/entry-type.server'
import { productEntryType } from '~/wings/shop/products/product-entry-type.server'
import type { TemplateContentByKind, TemplateKind } from './template'

/** How the pages of each kind are written. */
export const entryTypes: { [Kind in TemplateKind]: EntryType<TemplateContentByKind[Kind]> } = {
  'landing-page': landingPageEntryType,
  post: postEntryType,
  product: productEntryType,
}
