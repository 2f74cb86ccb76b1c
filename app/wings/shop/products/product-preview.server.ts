import type { Database } from '~/platform/database/database.server'
import { categoryName } from '~/wings/publishing/categories/category'
import { listCategories } from '~/wings/publishing/categories/queries.server'
import { findPreviewedEntry } from '~/wings/publishing/writing/preview-link.commands.server'
import type { Picture } from '~/wings/site/media/picture'
import { findPicture } from '~/wings/site/media/pictures.queries.server'
import type { Product } from './product'
import { lowestPrice, type ProductContent } from './product-content'
import { productEntryType } from './product-entry-type.server'

/** What publishing would make of a product at this moment, for whoever has its key. */
export async function findProductPreview(db: Database, key: string, now = new Date()) {
  const previewed = await findPreviewedEntry(db, productEntryType, key, now)
  if (!previewed) return undefined
  const { id, content, publishedAt, savedAt, isPublished } = previewed
  const { title, seo: _apart, ...fields } = content
  const preview = content.previewId ? await findPicture(db, content.previewId, content.previewAlt) : undefined
  const product: Product = {
    ...fields,
    id,
    categoryName: categoryName(await listCategories(db, 'product'), fields.category),
    name: title,
    price: lowestPrice(content),
    hasTiers: content.tiers.length > 1,
    rating: null,
    preview: preview ?? null,
    gallery: [...(preview ? [preview] : []), ...(await findGalleryPictures(db, content))],
    publishedAt: publishedAt ?? now,
    updatedAt: savedAt,
  }
  return { product, savedAt, isPublished }
}

/** The pictures after the preview, each once. */
async function findGalleryPictures(db: Database, { gallery, previewId }: ProductContent) {
  const pictures: Picture[] = []
  const shown = new Set([previewId])
  for (const { id, alt } of gallery) {
    const picture = shown.has(id) ? undefined : await findPicture(db, id, alt)
    shown.add(id)
    if (picture) pictures.push(picture)
  }
  return pictures
}
