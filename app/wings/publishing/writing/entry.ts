import { z } from 'zod'
import { slugPattern } from '~/platform/text/slug'
import { isNestedTooDeeply } from '~/rich-text/nesting'
import { hasTooManyTags } from '~/rich-text/too-many-tags'
import { optionalLanguageSchema } from '~/wings/site/settings/content-language-schema'
import { emptySeo, entrySeoFields, type SeoFields } from '~/wings/web/seo/seo-fields'
import type { SeoField } from '~/wings/web/seo/seo-record'

/*
 * A piece is whatever is written in the back office and shown to visitors at an address of its own: a post, a product.
 * It is a draft until it has a `publishedAt`; a moment in the future means it is scheduled.
 */

export type EntryStatus = 'draft' | 'scheduled' | 'published'

export function entryStatus({ publishedAt }: { publishedAt: Date | null }, now = new Date()): EntryStatus {
  if (!publishedAt) return 'draft'
  return publishedAt > now ? 'scheduled' : 'published'
}

/** A field of plain words. */
export const textSchema = (maxLength: number) =>
  z.string().trim().max(maxLength, `Use at most ${maxLength} characters.`)

export const optionalUrlSchema = z.union([
  z.literal(''),
  z
    .url({ protocol: /^https?$/, error: 'Enter a full URL, such as https://example.com.' })
    .max(2000, 'This URL is too long.'),
])

/** How search engines and social networks show a piece, and what it wants to be found by; empty where its own words do. */
const seoFieldsSchema = z.object(
  Object.fromEntries(entrySeoFields.map((field) => [field.name, toSeoFieldSchema(field)])) as {
    [Name in keyof SeoFields]: z.ZodType<SeoFields[Name]>
  },
)

function toSeoFieldSchema(field: (typeof entrySeoFields)[number]): z.ZodType {
  const schema = toSeoValueSchema(field)
  return field.isNewer ? schema.default(emptySeo[field.name]) : schema
}

function toSeoValueSchema(field: SeoField): z.ZodType<string | boolean> {
  if (field.kind === 'switch') return z.boolean()
  if (field.kind === 'language') return optionalLanguageSchema
  return field.kind === 'text' ? textSchema(field.maxLength) : optionalUrlSchema
}

// 1,000,000 characters of any script are up to 3 MB, and quotes are escaped on the way
export const MAX_ENTRY_BYTES = 4 * 1024 * 1024

/** What every piece has. A draft may be unfinished: what is missing is asked at publication. */
export const entryFields = {
  title: textSchema(200),
  slug: z.union([
    z.literal(''),
    z
      .string()
      .max(96, 'Use at most 96 characters.')
      .regex(slugPattern, 'Use lowercase letters, numbers and single hyphens.'),
  ]),
  seo: seoFieldsSchema,
}

/** HTML as the editor gives it; it is cleaned before it is stored. `noun` is what people call the piece. */
export const articleHtmlSchema = (noun: string) =>
  z
    .string()
    .max(1_000_000, `This text is too long for a ${noun}.`)
    .refine((html) => !hasTooManyTags(html), `This text has too many HTML tags for a ${noun}.`)
    .refine((html) => !isNestedTooDeeply(html), 'This text is nested too deeply.')

export interface EntryContent {
  title: string
  slug: string
  seo: SeoFields
}
