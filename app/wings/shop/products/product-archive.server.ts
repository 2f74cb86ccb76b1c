import type { EntryArchive } from '~/wings/publishing/writing/entry-archive.queries.server'
import { lowestPrice, type ProductContent } from './product-content'
import { productEntryType } from './product-entry-type.server'
import { productToHtml } from './product-to-html'

/** Products, as they leave in an archive and come back. The files that are sold stay: a backup holds them. */
export const productArchive: EntryArchive<ProductContent> = {
  entryType: productEntryType,
  folder: 'products',
  extraColumns: {},
  derivedFields: (content) => ({ price: lowestPrice(content) }),
  picture: { field: 'preview_image', idOf: ({ previewId }) => previewId },
  toHtml: productToHtml,
}
