import { z } from 'zod'
import {
  articleHtmlSchema,
  emptySeo,
  entryFields,
  optionalUrlSchema,
  textSchema,
} from '~/wings/publishing/writing/entry'
import { normalizeSeo, toMultiLine, toSingleLine } from '~/wings/publishing/writing/normalize-fields'

const text = (name: string, longest: number) =>
  z.string().max(longest, `Keep the ${name} under ${(longest + 1).toLocaleString('en-US')} characters.`)

// as in the library, whose words it begins with
export const MAX_ALT_LENGTH = 1_000

const MAX_PRICE = 100_000

const tier = z.object({
  // orders name it: it stays when everything else changes
  id: z.string().regex(/^[a-z0-9-]{1,64}$/, 'This license has no id.'),
  name: textSchema('name of the license', 60),
  price: z
    .int('Give whole dollars.')
    .min(0, 'Give 0 or more.')
    .max(MAX_PRICE, `Give at most ${MAX_PRICE.toLocaleString('en-US')}.`),
  text: textSchema('description of the license', 200),
  activations: z.int('Give a whole number.').min(1, 'Give 1 or more.').max(1_000_000, 'This is too many.').nullable(),
})

const galleryPicture = z.object({ id: z.uuid(), alt: textSchema('description of the picture', MAX_ALT_LENGTH) })
const feature = z.object({ title: textSchema('feature', 80), text: text('description of the feature', 500) })
const question = z.object({ question: textSchema('question', 200), answer: text('answer', 2_000) })
const version = z.object({
  version: textSchema('version', 40),
  date: z.union([z.literal(''), z.iso.date('Give a day.')]),
  text: text('list of changes', 5_000),
})

/** What an admin writes of a product; its title is its name. */
export const productContent = z.object({
  ...entryFields,
  body: articleHtmlSchema('product'),
  tagline: textSchema('tagline', 120),
  description: textSchema('short description', 500),
  category: z.enum(['saas', 'marketplace', 'ai'], 'Choose a category.'),
  tiers: z
    .array(tier)
    .max(12, 'Offer at most 12 licenses.')
    .refine((tiers) => new Set(tiers.map(({ id }) => id)).size === tiers.length, 'Two licenses have one id.'),
  previewId: z.uuid().nullable(),
  previewAlt: textSchema('description of the preview', MAX_ALT_LENGTH),
  gallery: z.array(galleryPicture).max(24, 'Show at most 24 pictures.'),
  videoUrl: optionalUrlSchema,
  demoUrl: optionalUrlSchema,
  features: z.array(feature).max(24, 'Tell at most 24 features.'),
  included: z.array(textSchema('part', 200)).max(40, 'List at most 40 parts.'),
  faq: z.array(question).max(40, 'Answer at most 40 questions.'),
  changelog: z.array(version).max(200, 'Keep at most 200 versions.'),
  downloadDays: z.int('Give whole days.').min(1, 'Give 1 day or more.').max(3_650, 'Give at most 3,650 days.'),
  downloadLimit: z.int('Give a whole number.').min(1, 'Allow 1 or more.').max(1_000, 'Allow at most 1,000.'),
})

export type ProductContent = z.infer<typeof productContent>

export const emptyProductContent: ProductContent = {
  title: '',
  slug: '',
  tagline: '',
  description: '',
  body: '',
  category: 'saas',
  tiers: [],
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

/** What the cheapest license costs, in whole US dollars. */
export function lowestPrice({ tiers }: Pick<ProductContent, 'tiers'>) {
  return tiers.length > 0 ? Math.min(...tiers.map(({ price }) => price)) : 0
}
