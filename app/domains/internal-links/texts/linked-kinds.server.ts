import type { PostContent } from '~/domains/blog/post-content'
import { postKind } from '~/domains/blog/post-kind.server'
import { analysedLandingPage } from '~/domains/landing-pages/analysed-landing-page'
import type { LandingContent } from '~/domains/landing-pages/landing-content'
import { landingKind } from '~/domains/landing-pages/landing-kind.server'
import type { PageKind } from '~/domains/pages/page'
import { analysedProduct } from '~/domains/products/analysed-product'
import type { ProductContent } from '~/domains/products/product-content'
import { productKind } from '~/domains/products/product-kind.server'
import type { PieceContent } from '~/domains/writing/piece'
import type { PieceKind } from '~/domains/writing/piece-kind.server'

/** A kind of piece whose texts may be linked. */
export interface LinkedKind<Content extends PieceContent = PieceContent> {
  kind: PieceKind<Content>
  categoriesOf(content: Content): string[]
  /** All that a page says, as HTML, where that is more than the texts that may be linked. */
  saidIn?(content: Content): string
}

const posts: LinkedKind<PostContent> = { kind: postKind, categoriesOf: ({ category }) => [category] }
const products: LinkedKind<ProductContent> = {
  kind: productKind,
  categoriesOf: ({ category }) => [category],
  saidIn: (content) => analysedProduct(content).body,
}
const landingPages: LinkedKind<LandingContent> = {
  kind: landingKind,
  categoriesOf: () => [],
  saidIn: (content) => analysedLandingPage(content).body,
}

export const linkedKinds: Record<PageKind, LinkedKind> = {
  post: posts,
  product: products,
  'landing-page': landingPages,
}
