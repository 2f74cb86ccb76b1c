import type { PostContent } from '~/wings/content/blog/post-content'
import { postEntryType } from '~/wings/content/blog/post-entry-type.server'
import { landingPageAnalysisInput } from '~/wings/content/landing-pages/landing-page-analysis-input'
import type { LandingPageContent } from '~/wings/content/landing-pages/landing-page-content'
import { landingPageEntryType } from '~/wings/content/landing-pages/landing-page-entry-type.server'
import type { EntryContent } from '~/wings/publishing/writing/entry'
import type { EntryType } from '~/wings/publishing/writing/entry-type.server'
import { productAnalysisInput } from '~/wings/shop/products/product-analysis-input'
import type { ProductContent } from '~/wings/shop/products/product-content'
import { productEntryType } from '~/wings/shop/products/product-entry-type.server'
import type { PageKind } from '~/wings/web/pages/page'

/** A kind of piece whose texts may be linked. */
export interface LinkableType<Content extends EntryContent = EntryContent> {
  kind: EntryType<Content>
  getCategory?(content: Content): string
  /** All that a page says, as HTML, where that is more than the texts that may be linked. */
  getFullText?(content: Content): string
}

const posts: LinkableType<PostContent> = { kind: postEntryType, getCategory: ({ category }) => category }
const products: LinkableType<ProductContent> = {
  kind: productEntryType,
  getCategory: ({ category }) => category,
  getFullText: (content) => productAnalysisInput(content).body,
}
const landingPages: LinkableType<LandingPageContent> = {
  kind: landingPageEntryType,
  getFullText: (content) => landingPageAnalysisInput(content).body,
}

export const linkableTypes: Record<PageKind, LinkableType> = {
  post: posts,
  product: products,
  'landing-page': landingPages,
}
