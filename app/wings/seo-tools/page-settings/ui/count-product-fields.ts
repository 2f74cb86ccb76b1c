import type { ProductCompleteness, ProductField } from '~/wings/web/seo-analysis/product-completeness'

/** How each field comes to be filled, where that is in somebody's hands. */
const hints: Record<string, string> = {
  name: 'Add a product name.',
  image: 'Add a preview image or gallery images.',
  description: 'Add a short description.',
  brand: 'Set the studio name in Settings.',
  review: 'Added with the first approved review.',
  aggregateRating: 'Added with the first approved review.',
  offers: 'Add a license with a price.',
  'offers.hasMerchantReturnPolicy': 'Add a return policy to the page’s schema markup.',
}

// nothing of a download is shipped, its maker needs no number of the trade, and its price has no last day
const notForDownloads = new Set(['gtin', 'offers.shippingDetails', 'offers.priceValidUntil'])

export interface MissingField extends ProductField {
  hint: string | undefined
}

/** What counts for software that is downloaded: how much of it is said, and what is missing. */
export function countProductFields({ fields }: ProductCompleteness) {
  const counted = fields.filter(({ path }) => !notForDownloads.has(path))
  const missing = counted.filter(({ isFilled }) => !isFilled)
  return {
    of: counted.length,
    filled: counted.length - missing.length,
    missing: missing.map((field): MissingField => ({ ...field, hint: hints[field.path] })),
  }
}
