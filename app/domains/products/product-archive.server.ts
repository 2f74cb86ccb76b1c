import { z } from 'zod'
import type { PieceArchive } from '~/domains/writing/piece-archive.server'
import { productAsHtml } from './product-as-html'
import type { ProductContent } from './product-content'
import { productKind } from './product-kind.server'

/** Products, as they leave in an archive and come back. The files that are sold stay: a backup holds them. */
export const productArchive: PieceArchive<ProductContent> = {
  kind: productKind,
  folder: 'products',
  kept: { price: z.int().min(0).max(1_000_000) },
  picture: { field: 'preview_image', idOf: ({ previewId }) => previewId },
  htmlOf: productAsHtml,
}
