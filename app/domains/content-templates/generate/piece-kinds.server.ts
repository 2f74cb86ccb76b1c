import { postKind } from '~/domains/blog/post-kind.server'
import { landingKind } from '~/domains/landing-pages/landing-kind.server'
import { productKind } from '~/domains/products/product-kind.server'
import type { PieceKind } from '~/domains/writing/piece-kind.server'
import type { ContentOf, TemplateKind } from '../template'

/** How the pages of each kind are written. */
export const pieceKinds: { [Kind in TemplateKind]: PieceKind<ContentOf[Kind]> } = {
  'landing-page': landingKind,
  post: postKind,
  product: productKind,
}
