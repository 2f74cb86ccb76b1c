import { postEntryType } from '~/domains/blog/post-kind.server'
import { landingPageEntryType } from '~/domains/landing-pages/landing-kind.server'
import { productEntryType } from '~/domains/products/product-kind.server'
import type { EntryType } from '~/domains/writing/piece-kind.server'
import type { TemplateContentByKind, TemplateKind } from '../template'

/** How the pages of each kind are written. */
export const entryTypes: { [Kind in TemplateKind]: EntryType<TemplateContentByKind[Kind]> } = {
  'landing-page': landingPageEntryType,
  post: postEntryType,
  product: productEntryType,
}
