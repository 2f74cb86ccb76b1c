import { z } from 'zod'
import { emptySeo, line, pieceFields } from '~/domains/writing/piece'
import { oneLine, tidySeo } from '~/domains/writing/tidy'
import { blockList } from './block-schema'

export const MOST_VARIANTS = 3

/** What the version is called that stands in the page's own blocks. */
export const FIRST_VERSION = 'first'

/** Another version of the page, shown to a share of the visitors in place of the first one. */
const variant = z.object({
  id: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'This version has no id.')
    .refine((id) => id !== FIRST_VERSION, 'The first version is called so already.'),
  name: line('name of the version', 60).min(1, 'Give the version a name.'),
  /** Percent of the visitors. */
  share: z.int('Give a whole number.').min(1, 'Give 1 or more.').max(99, 'Give at most 99.'),
  blocks: blockList,
})

/** What an admin writes of a landing page. */
export const landingContent = z.object({
  ...pieceFields,
  description: line('description', 500),
  blocks: blockList,
  variants: z
    .array(variant)
    .max(MOST_VARIANTS, `Try at most ${MOST_VARIANTS} other versions.`)
    .refine((variants) => new Set(variants.map(({ id }) => id)).size === variants.length, 'Two versions have one id.')
    .refine((variants) => sumOf(variants) < 100, 'The shares leave nobody for the first version.'),
})

export type LandingContent = z.infer<typeof landingContent>
export type Variant = z.infer<typeof variant>

export const emptyLandingPage: LandingContent = {
  title: '',
  slug: '',
  description: '',
  blocks: [],
  variants: [],
  seo: emptySeo,
}

/** Its fields as they are stored; what is typed into blocks is kept as it is. */
export function tidyLandingPage(content: LandingContent): LandingContent {
  return {
    ...content,
    title: oneLine(content.title),
    description: oneLine(content.description),
    variants: content.variants.map((one) => ({ ...one, name: oneLine(one.name) })),
    seo: tidySeo(content.seo),
  }
}

function sumOf(variants: { share: number }[]) {
  return variants.reduce((sum, { share }) => sum + share, 0)
}
