import { formatMoney } from '~/platform/text/money'
import type { Rating } from '~/wings/shop/reviews/rating'
import type { Picture } from '~/wings/site/media/picture'

/*
 * A product is ready-made software: source, design files and a licence, for one price.
 */

/** `stripe`: money; `test`: clearly marked test payments; `request`: the studio is asked by a message. */
export type PaymentMode = 'stripe' | 'test' | 'request'

export function productPath(slug: string) {
  return `/tools/${slug}`
}

/** Where whoever has the key sees a product as it is being written. */
export function productPreviewPath(key: string) {
  return `/preview/product/${key}`
}

export interface ProductSummary {
  id: string
  slug: string
  name: string
  tagline: string
  /** The slug of its category; empty without one. */
  category: string
  categoryName: string
  /** In the smallest unit of `currency`. */
  price: number
  /** In which all its licenses are sold, as an ISO 4217 code. */
  currency: string
  /** There is more than one way to buy it: `price` is the lowest. */
  hasTiers: boolean
  preview: Picture | null
  /** Null without approved reviews. */
  rating: Rating | null
}

export interface ProductFeature {
  title: string
  text: string
}

/** One way to buy a product: for one project, for clients, without limits … */
export interface ProductTier {
  id: string
  name: string
  /** In the smallest unit of the product's currency; 0 for what is given away. */
  price: number
  text: string
  /** On how many domains or machines a key works; null for no limit. */
  activations: number | null
}

export interface ProductFaqItem {
  question: string
  answer: string
}

export interface ProductRelease {
  version: string
  /** A day, `2026-03-02`. */
  date: string
  text: string
}

export interface Product extends ProductSummary {
  description: string
  /** Clean HTML. */
  body: string
  features: ProductFeature[]
  included: string[]
  tiers: ProductTier[]
  /** The preview first. */
  gallery: Picture[]
  videoUrl: string
  demoUrl: string
  faq: ProductFaqItem[]
  /** Newest first. */
  changelog: ProductRelease[]
  publishedAt: Date
  updatedAt: Date
}

/** Where a license may be used: `null` for no limit. */
export function domainLimitSentence(activations: ProductTier['activations']) {
  if (activations === null) return 'Unlimited domains.'
  return activations === 1 ? 'For 1 domain.' : `For up to ${activations} domains.`
}

export function formatPrice(price: number, currency: string, language: string) {
  return price === 0 ? 'Free' : formatMoney(price, currency, language, 'short')
}

/** How the head of its page calls it. */
export function productMetaTitle({ name, tagline }: Pick<Product, 'name' | 'tagline'>) {
  return `${name}: ${tagline}`
}

/** What patterns may say of a product. */
export function productTitleVariables(
  { name, categoryName, price, currency }: Pick<Product, 'name' | 'categoryName' | 'price' | 'currency'>,
  language: string,
) {
  return { name, category: categoryName, price: formatPrice(price, currency, language) }
}
