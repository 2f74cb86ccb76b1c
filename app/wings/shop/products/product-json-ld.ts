import { toDecimalText } from '~/platform/text/money'
import { toUtcDay } from '~/platform/time/dates'
import type { PublicReview } from '~/wings/shop/reviews/queries.server'
import { averageRating } from '~/wings/shop/reviews/rating'
import { pictureUrlAtLeast } from '~/wings/site/media/picture'
import { organizationId } from '~/wings/web/seo/site-json-ld'
import { type Product, type ProductTier, productPath } from './product'

const MIN_PICTURE_WIDTH = 1200

interface ProductJsonLdInput {
  product: Pick<Product, 'slug' | 'name' | 'description' | 'categoryName' | 'gallery' | 'rating' | 'tiers' | 'currency'>
  reviews: PublicReview[]
  origin: string
  /** Whether it can be paid for on this site. */
  isPurchasable: boolean
}

/** The product as schema.org's Product with an offer for each tier, and what buyers think once any of them said so. */
export function productJsonLd({ product, reviews, origin, isPurchasable }: ProductJsonLdInput) {
  const address = origin + productPath(product.slug)
  const { gallery, rating } = product
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.slug,
    description: product.description,
    ...(product.categoryName && { category: product.categoryName }),
    url: address,
    ...(gallery.length > 0 && {
      image: gallery.map((picture) => origin + pictureUrlAtLeast(picture, MIN_PICTURE_WIDTH)),
    }),
    brand: { '@id': organizationId(origin) },
    offers: product.tiers.map((tier) => ({
      ...offerJsonLd(tier, { currency: product.currency, address, isPurchasable }),
      sku: `${product.slug}-${tier.id}`,
    })),
    ...(rating && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: averageRating(rating), reviewCount: rating.count },
    }),
    ...(reviews.length > 0 && { review: reviews.map(reviewJsonLd) }),
  }
}

interface OfferTerms {
  currency: string
  address: string
  isPurchasable: boolean
}

function offerJsonLd({ id, name, price }: ProductTier, { currency, address, isPurchasable }: OfferTerms) {
  return {
    '@type': 'Offer',
    name,
    price: toDecimalText(price, currency),
    priceCurrency: currency,
    availability: `https://schema.org/${isPurchasable ? 'InStock' : 'PreOrder'}`,
    itemCondition: 'https://schema.org/NewCondition',
    url: `${address}?tier=${id}`,
  }
}

function reviewJsonLd({ stars, title, text, authorName, createdAt }: PublicReview) {
  return {
    '@type': 'Review',
    name: title,
    reviewBody: text,
    author: { '@type': 'Person', name: authorName },
    datePublished: toUtcDay(new Date(createdAt)),
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
  }
}

/** The questions of a product's page, when it has any. */
export function faqJsonLd({ faq }: Pick<Product, 'faq'>) {
  if (faq.length === 0) return []
  const mainEntity = faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }]
}
