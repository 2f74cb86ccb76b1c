import type { PostContent } from '~/domains/blog/post-content'
import { postKind } from '~/domains/blog/post-kind.server'
import { landingKind } from '~/domains/landing-pages/landing-kind.server'
import type { PageKind } from '~/domains/pages/page'
import type { ProductContent } from '~/domains/products/product-content'
import { productKind } from '~/domains/products/product-kind.server'
import type { PieceContent } from '~/domains/writing/piece'
import type { PieceKind } from '~/domains/writing/piece-kind.server'

/** A kind of piece whose texts may be linked. */
export interface LinkedKind<Content extends PieceContent = PieceContent> {
  kind: PieceKind<Content>
  categoriesOf(content: Content): string[]
}

const posts: LinkedKind<PostContent> = { kind: postKind, categoriesOf: ({ category }) => [category] }
const products: LinkedKind<ProductContent> = { kind: productKind, categoriesOf: ({ category }) => [category] }

export const linkedKinds: Record<PageKind, LinkedKind> = {
  post: posts,
  product: products,
  'landing-page': { kind: landingKind, categoriesOf: () => [] },
}
