import { z } from 'zod'
import { slugPattern } from '~/platform/slug'
import { hasTooManyMarks } from '~/rich-text/marks'
import { isNestedTooDeeply } from '~/rich-text/nesting'

/*
 * A piece is whatever is written in the back office and shown to visitors at an address of its own: a post, a product.
 * It is a draft until it has a `publishedAt`; a moment in the future means it is scheduled.
 */

export type PieceStatus = 'draft' | 'scheduled' | 'published'

export function pieceStatus({ publishedAt }: { publishedAt: Date | null }, now = new Date()): PieceStatus {
  if (!publishedAt) return 'draft'
  return publishedAt > now ? 'scheduled' : 'published'
}

/** A field of plain words. */
export const line = (name: string, longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `Keep the ${name} under ${longest + 1} characters.`)

export const webAddress = z.union([
  z.literal(''),
  z.url({ protocol: /^https?$/, error: 'Give a whole address, https://…' }).max(2000, 'This address is too long.'),
])

// the index of them all holds no longer one
const LONGEST_KEYPHRASE = 200

/** How search engines and social networks show a piece, and what it wants to be found by; empty where its own words do. */
const seoFields = z.object({
  metaTitle: line('search title', 200),
  metaDescription: line('search description', 500),
  canonicalUrl: webAddress,
  isNoindex: z.boolean(),
  ogTitle: line('social title', 200),
  ogDescription: line('social description', 500),
  // absent in what was written before these fields
  keyphrase: line('keyphrase', LONGEST_KEYPHRASE).default(''),
  synonyms: line('synonyms', 500).default(''),
  isPillar: z.boolean().default(false),
})

export type SeoFields = z.infer<typeof seoFields>

export const emptySeo: SeoFields = {
  metaTitle: '',
  metaDescription: '',
  canonicalUrl: '',
  isNoindex: false,
  ogTitle: '',
  ogDescription: '',
  keyphrase: '',
  synonyms: '',
  isPillar: false,
}

// 1,000,000 characters of any script are up to 3 MB, and quotes are escaped on the way
export const LONGEST_DRAFT_BYTES = 4 * 1024 * 1024

/** What every piece has. A draft may be unfinished: what is missing is asked at publication. */
export const pieceFields = {
  title: line('title', 200),
  slug: z.union([
    z.literal(''),
    z
      .string()
      .max(96, 'Keep the address under 97 characters.')
      .regex(slugPattern, 'Use lower-case letters, digits and single dashes.'),
  ]),
  seo: seoFields,
}

/** HTML as the editor gives it; it is cleaned before it is stored. `noun` is what people call the piece. */
export const articleText = (noun: string) =>
  z
    .string()
    .max(1_000_000, `This text is longer than a ${noun} can be.`)
    .refine((html) => !hasTooManyMarks(html), `This text has more tags and signs like < and & than a ${noun} can have.`)
    .refine((html) => !isNestedTooDeeply(html), 'This text has too many parts inside one another.')

export interface PieceContent {
  title: string
  slug: string
  seo: SeoFields
}
