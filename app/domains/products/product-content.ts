import { z } from 'zod'
import { articleText, emptySeo, line, pieceFields, webAddress } from '~/domains/writing/piece'
import { manyLines, oneLine, tidySeo } from '~/domains/writing/tidy'

const text = (name: string, longest: number) =>
  z.string().max(longest, `Keep the ${name} under ${(longest + 1).toLocaleString('en-US')} characters.`)

// as in the library, whose words it begins with
export const LONGEST_ALT = 1_000

const LARGEST_PRICE = 100_000

const tier = z.object({
  // orders name it: it stays when everything else changes
  id: z.string().regex(/^[a-z0-9-]{1,64}$/, 'This license has no id.'),
  name: line('name of the license', 60),
  price: z
    .int('Give whole dollars.')
    .min(0, 'Give 0 or more.')
    .max(LARGEST_PRICE, `Give at most ${LARGEST_PRICE.toLocaleString('en-US')}.`),
  text: line('description of the license', 200),
  activations: z.int('Give a whole number.').min(1, 'Give 1 or more.').max(1_000_000, 'This is too many.').nullable(),
})

const galleryPicture = z.object({ id: z.uuid(), alt: line('description of the picture', LONGEST_ALT) })
const feature = z.object({ title: line('feature', 80), text: text('description of the feature', 500) })
const question = z.object({ question: line('question', 200), answer: text('answer', 2_000) })
const version = z.object({
  version: line('version', 40),
  date: z.union([z.literal(''), z.iso.date('Give a day.')]),
  text: text('list of changes', 5_000),
})

/** What an admin writes of a product; its title is its name. */
export const productContent = z.object({
  ...pieceFields,
  body: articleText('product'),
  tagline: line('tagline', 120),
  description: line('short description', 500),
  category: z.enum(['saas', 'marketplace', 'ai'], 'Choose a category.'),
  tiers: z
    .array(tier)
    .max(12, 'Offer at most 12 licenses.')
    .refine((tiers) => new Set(tiers.map(({ id }) => id)).size === tiers.length, 'Two licenses have one id.'),
  previewId: z.uuid().nullable(),
  previewAlt: line('description of the preview', LONGEST_ALT),
  gallery: z.array(galleryPicture).max(24, 'Show at most 24 pictures.'),
  videoUrl: webAddress,
  demoUrl: webAddress,
  features: z.array(feature).max(24, 'Tell at most 24 features.'),
  included: z.array(line('part', 200)).max(40, 'List at most 40 parts.'),
  faq: z.array(question).max(40, 'Answer at most 40 questions.'),
  changelog: z.array(version).max(200, 'Keep at most 200 versions.'),
  downloadDays: z.int('Give whole days.').min(1, 'Give 1 day or more.').max(3_650, 'Give at most 3,650 days.'),
  downloadLimit: z.int('Give a whole number.').min(1, 'Allow 1 or more.').max(1_000, 'Allow at most 1,000.'),
})

export type ProductContent = z.infer<typeof productContent>

export const emptyProduct: ProductContent = {
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
export function tidyProduct(content: ProductContent): ProductContent {
  return {
    ...content,
    title: oneLine(content.title),
    tagline: oneLine(content.tagline),
    description: oneLine(content.description),
    previewAlt: oneLine(content.previewAlt),
    tiers: content.tiers.map((row) => ({ ...row, name: oneLine(row.name), text: oneLine(row.text) })),
    gallery: content.gallery.map((row) => ({ ...row, alt: oneLine(row.alt) })),
    features: content.features.map((row) => ({ title: oneLine(row.title), text: manyLines(row.text) })),
    included: content.included.map(oneLine),
    faq: content.faq.map((row) => ({ question: oneLine(row.question), answer: manyLines(row.answer) })),
    changelog: content.changelog.map((row) => ({
      ...row,
      version: oneLine(row.version),
      text: manyLines(row.text),
    })),
    seo: tidySeo(content.seo),
  }
}

/** What the cheapest license costs, in whole US dollars. */
export function lowestPrice({ tiers }: Pick<ProductContent, 'tiers'>) {
  return tiers.length > 0 ? Math.min(...tiers.map(({ price }) => price)) : 0
}
