import { z } from 'zod'
import { entryFields, textSchema } from '~/wings/publishing/writing/entry'
import { normalizeSeo, toSingleLine } from '~/wings/publishing/writing/normalize-fields'
import { emptySeo } from '~/wings/web/seo/seo-fields'
import { blockListSchema } from './block-schema'

export const MAX_VARIANTS = 3

/** What the version is called that stands in the page's own blocks. */
export const CONTROL_VARIANT = 'first'

/** Another version of the page, shown to a share of the visitors in place of the first one. */
const variantSchema = z.object({
  id: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'This variant has no ID.')
    .refine((id) => id !== CONTROL_VARIANT, 'This name is used by the first variant.'),
  name: textSchema(60).min(1, 'Enter a name.'),
  /** Percent of the visitors. */
  share: z.int('Enter a whole number.').min(1, 'Enter 1 or more.').max(99, 'Enter 99 or less.'),
  blocks: blockListSchema,
})

/** What an admin writes of a landing page. */
export const landingPageContentSchema = z.object({
  ...entryFields,
  description: textSchema(500),
  blocks: blockListSchema,
  variants: z
    .array(variantSchema)
    .max(MAX_VARIANTS, `Add at most ${MAX_VARIANTS} variants.`)
    .refine(
      (variants) => new Set(variants.map(({ id }) => id)).size === variants.length,
      'Two variants have the same ID.',
    )
    .refine((variants) => sumShares(variants) < 100, 'The shares must add up to less than 100%.'),
})

export type LandingPageContent = z.infer<typeof landingPageContentSchema>
export type Variant = z.infer<typeof variantSchema>

export const emptyLandingPageContent: LandingPageContent = {
  title: '',
  slug: '',
  description: '',
  blocks: [],
  variants: [],
  seo: emptySeo,
}

/** Its fields as they are stored; what is typed into blocks is kept as it is. */
export function normalizeLandingPageContent(content: LandingPageContent): LandingPageContent {
  return {
    ...content,
    title: toSingleLine(content.title),
    description: toSingleLine(content.description),
    variants: content.variants.map((one) => ({ ...one, name: toSingleLine(one.name) })),
    seo: normalizeSeo(content.seo),
  }
}

function sumShares(variants: { share: number }[]) {
  return variants.reduce((sum, { share }) => sum + share, 0)
}
