import type { PostContent } from '~/domains/blog/post-content'
import { postEntryType } from '~/domains/blog/post-kind.server'
import { landingPageAnalysisInput } from '~/domains/landing-pages/analysed-landing-page'
import type { LandingPageContent } from '~/domains/landing-pages/landing-content'
import { landingPageEntryType } from '~/domains/landing-pages/landing-kind.server'
import type { PageKind } from '~/domains/pages/page'
import { productAnalysisInput } from '~/domains/products/analysed-product'
import type { ProductContent } from '~/domains/products/product-content'
import { productEntryType } from '~/domains/products/product-kind.server'
import type { EntryContent } from '~/domains/writing/piece'
import type { EntryType } from '~/domains/writing/piece-kind.server'

/** A kind of piece whose texts may be linked. */
export interface LinkableType<Content extends EntryContent = EntryContent> {
  kind: EntryType<Content>
  getCategories(content: Content): string[]
  /** All that a page says, as HTML, where that is more than the texts that may be linked. */
  getFullText?(content: Content): string
}

const posts: LinkableType<PostContent> = { kind: postEntryType, getCategories: ({ category }) => [category] }
const products: LinkableType<ProductContent> = {
  kind: productEntryType,
  getCategories: ({ category }) => [category],
  getFullText: (content) => productAnalysisInput(content).body,
}
const landingPages: LinkableType<LandingPageContent> = {
  kind: landingPageEntryType,
  getCategories: () => [],
  getFullText: (content) => landingPageAnalysisInput(content).body,
}

export const linkableTypes: Record<PageKind, LinkableType> = {
  post: posts,
  product: products,
  'landing-page': landingPages,
}
