import { z } from 'zod'
import { isCurrency } from '~/platform/text/currencies'
import { formatNumber } from '~/platform/text/format-number'
import { findAmountProblem } from '~/platform/text/money'
import { categoryReferenceSchema } from '~/wings/publishing/categories/category-form'
import { articleHtmlSchema, entryFields, optionalUrlSchema, textSchema } from '~/wings/publishing/writing/entry'
import { normalizeSeo, toMultiLine, toSingleLine } from '~/wings/publishing/writing/normalize-fields'
import { INTERFACE_LANGUAGE } from '~/wings/site/settings/content-language'
import { emptySeo } from '~/wings/web/seo/seo-fields'

const text = (name: string, longest: number) =>
  z.string().max(longest, `The ${name} must be ${formatNumber(longest)} characters or fewer.`)

// as in the library, whose words it begins with
export const MAX_ALT_LENGTH = 1_000

const tier = z.object({
  // orders name it: it stays when everything else changes
  id: z.string().regex(/^[a-z0-9-]{1,64}$/, 'This license has no ID.'),
  name: textSchema(60),
  price: z.int('Enter a price.'),
  text: textSchema(200),
  activations: z
    .int('Enter a whole number.')
    .min(1, 'Enter 1 or more.')
    .max(1_000_000, 'This number is too high.')
    .nullable(),
})

const galleryPicture = z.object({ id: z.uuid(), alt: textSchema(MAX_ALT_LENGTH) })
const feature = z.object({ title: textSchema(80), text: text('feature description', 500) })
const question = z.object({ question: textSchema(200), answer: text('answer', 2_000) })
const version = z.object({
  version: textSchema(40),
  date: z.union([z.literal(''), z.iso.date('Enter a date.')]),
  text: text('list of changes', 5_000),
})

const productFields = z.object({
  ...entryFields,
  body: articleHtmlSchema('product'),
  tagline: textSchema(120),
  description: textSchema(500),
  category: categoryReferenceSchema,
  tiers: z
    .array(tier)
    .max(12, 'A product can have at most 12 licenses.')
    .refine((tiers) => new Set(tiers.map(({ id }) => id)).size === tiers.length, 'Two licenses have the same ID.'),
  currency: z.string().refine(isCurrency, 'Choose a currency from the list.'),
  previewId: z.uuid().nullable(),
  previewAlt: textSchema(MAX_ALT_LENGTH),
  gallery: z.array(galleryPicture).max(24, 'The gallery can have at most 24 images.'),
  videoUrl: optionalUrlSchema,
  demoUrl: optionalUrlSchema,
  features: z.array(feature).max(24, 'A product can have at most 24 features.'),
  included: z.array(textSchema(200)).max(40, 'A product can have at most 40 included items.'),
  faq: z.array(question).max(40, 'The FAQ can have at most 40 questions.'),
  changelog: z.array(version).max(200, 'The changelog can have at most 200 versions.'),
  downloadDays: z.int('Enter a whole number of days.').min(1, 'Enter 1 or more.').max(3_650, 'Enter 3,650 or less.'),
  downloadLimit: z.int('Enter a whole number.').min(1, 'Enter 1 or more.').max(1_000, 'Enter 1,000 or less.'),
})

export type ProductContent = z.infer<typeof productFields>

/** What an admin writes of a product; its title is its name. Prices are in the smallest unit of its currency. */
export const productContentSchema = z.preprocess(
  fromWholeDollars,
  productFields.superRefine(({ tiers, currency }, context) => {
    tiers.forEach(({ price }, at) => {
      const message = isCurrency(currency) && findAmountProblem(price, currency, INTERFACE_LANGUAGE)
      if (message) context.addIssue({ code: 'custom', path: ['tiers', at, 'price'], message })
    })
  }),
)

/** Content of before, which names no currency, has prices in whole US dollars: archives, devices and programs send it. */
export function fromWholeDollars<Given>(given: Given): Given {
  if (typeof given !== 'object' || given === null || 'currency' in given) return given
  const tiers = 'tiers' in given && Array.isArray(given.tiers) ? given.tiers.map(inCents) : undefined
  return { ...given, currency: 'USD', ...(tiers && { tiers }) }
}

function inCents(tier: unknown) {
  const hasPrice = typeof tier === 'object' && tier !== null && 'price' in tier && typeof tier.price === 'number'
  return hasPrice ? { ...tier, price: Number(tier.price) * 100 } : tier
}

export const emptyProductContent: ProductContent = {
  title: '',
  slug: '',
  tagline: '',
  description: '',
  body: '',
  category: '',
  tiers: [],
  currency: 'USD',
  gallery: [],
  previewId: null,
  previewAlt: '',
  videoUrl: '',
  demoUrl: '',
  features: [],
  included: [],
  faq: [],
  changelog: [],
  downloadDays: 30,
  downloadLimit: 10,
  seo: emptySeo,
}

/** Its fields as they are stored. */
export function normalizeProductContent(content: ProductContent): ProductContent {
  return {
    ...content,
    title: toSingleLine(content.title),
    tagline: toSingleLine(content.tagline),
    description: toSingleLine(content.description),
    previewAlt: toSingleLine(content.previewAlt),
    tiers: content.tiers.map((row) => ({ ...row, name: toSingleLine(row.name), text: toSingleLine(row.text) })),
    gallery: content.gallery.map((row) => ({ ...row, alt: toSingleLine(row.alt) })),
    features: content.features.map((row) => ({ title: toSingleLine(row.title), text: toMultiLine(row.text) })),
    included: content.included.map(toSingleLine),
    faq: content.faq.map((row) => ({ question: toSingleLine(row.question), answer: toMultiLine(row.answer) })),
    changelog: content.changelog.map((row) => ({
      ...row,
      version: toSingleLine(row.version),
      text: toMultiLine(row.text),
    })),
    seo: normalizeSeo(content.seo),
  }
}

/** What the cheapest license costs, in the smallest unit of the product's currency. */
export function lowestPrice({ tiers }: Pick<ProductContent, 'tiers'>) {
  return tiers.length > 0 ? Math.min(...tiers.map(({ price }) => price)) : 0
}
