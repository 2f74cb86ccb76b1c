import { pictureAtLeast } from '~/domains/media/picture'
import type { ShownReview } from '~/domains/reviews/queries.server'
import { averageOf } from '~/domains/reviews/rating'
import { dayOf } from '~/platform/dates'
import { type Product, type ProductTier, productPath } from './product'

const SEARCH_PICTURE_WIDTH = 1200

interface Facts {
  product: Pick<Product, 'slug' | 'name' | 'description' | 'category' | 'gallery' | 'rating' | 'tiers'>
  reviews: ShownReview[]
  origin: string
  /** Whether it can be paid for on this site. */
  isSold: boolean
}

/** The product as schema.org's Product with an offer for each tier, and what buyers think once any of them said so. */
export function productData({ product, reviews, origin, isSold }: Facts) {
  const address = origin + productPath(product.slug)
  const { gallery, rating } = product
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.slug,
    description: product.description,
    category: product.category,
    url: address,
    ...(gallery.length > 0 && {
      image: gallery.map((picture) => origin + pictureAtLeast(picture, SEARCH_PICTURE_WIDTH)),
    }),
    brand: { '@id': `${origin}/#organization` },
    offers: product.tiers.map((tier) => ({ ...offer(tier, address, isSold), sku: `${product.slug}-${tier.id}` })),
    ...(rating && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: averageOf(rating), reviewCount: rating.count },
    }),
    ...(reviews.length > 0 && { review: reviews.map(reviewData) }),
  }
}

function offer({ id, name, price }: ProductTier, address: string, isSold: boolean) {
  return {
    '@type': 'Offer',
    name,
    price: price.toFixed(2),
    priceCurrency: 'USD',
    availability: `https://schema.org/${isSold ? 'InStock' : 'PreOrder'}`,
    itemCondition: 'https://schema.org/NewCondition',
    url: `${address}?tier=${id}`,
  }
}

function reviewData({ stars, title, text, authorName, createdAt }: ShownReview) {
  return {
    '@type': 'Review',
    name: title,
    reviewBody: text,
    author: { '@type': 'Person', name: authorName },
    datePublished: dayOf(new Date(createdAt)),
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
  }
}

/** The questions of a product's page, when it has any. */
export function questionsData({ faq }: Pick<Product, 'faq'>) {
  if (faq.length === 0) return []
  const mainEntity = faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }]
}
