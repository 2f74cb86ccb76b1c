import { pictureAtLeast } from '~/domains/media/picture'
import { type Product, productPath } from './product'

const SEARCH_PICTURE_WIDTH = 1200

/** The product as schema.org's Product with its offer. */
export function productData(product: Product, origin: string) {
  const address = origin + productPath(product.slug)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    category: product.category,
    url: address,
    ...(product.preview && { image: origin + pictureAtLeast(product.preview, SEARCH_PICTURE_WIDTH) }),
    brand: { '@id': `${origin}/#organization` },
    offers: {
      '@type': 'Offer',
      price: product.price.toFixed(2),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: address,
    },
  }
}
