import { z } from 'zod'
import { MAX_SLUG_LENGTH, slugPattern } from '~/platform/text/slug'
import {
  categoryKinds,
  MAX_CATEGORIES,
  MAX_CATEGORY_DESCRIPTION_LENGTH,
  MAX_CATEGORY_NAME_LENGTH,
  MAX_CATEGORY_TITLE_LENGTH,
} from './category'

const line = (max: number) =>
  z
    .string()
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(z.string().max(max, `Use at most ${max} characters.`))

const slugSchema = z
  .string()
  .trim()
  .max(MAX_SLUG_LENGTH, `Use at most ${MAX_SLUG_LENGTH} characters.`)
  .regex(slugPattern, 'Use lowercase letters, digits and hyphens, such as case-studies.')

/** What content may say of its category: its slug, or nothing. */
export const categoryReferenceSchema = z.literal('').or(slugSchema)

// what a block of products says when it shows no category
const reservedSlugs = ['newest', 'chosen']

export const categoryTextSchema = z.object({
  name: line(MAX_CATEGORY_NAME_LENGTH).refine((name) => name !== '', 'Enter a name.'),
  slug: slugSchema.refine((slug) => !reservedSlugs.includes(slug), 'Choose another slug: this one is reserved.'),
  description: line(MAX_CATEGORY_DESCRIPTION_LENGTH),
  seoTitle: line(MAX_CATEGORY_TITLE_LENGTH),
})

export const categoryKindSchema = z.enum(categoryKinds)
export const newCategorySchema = categoryTextSchema.extend({ kind: categoryKindSchema })
export const categoryOrderSchema = z.object({ kind: categoryKindSchema, ids: z.array(z.uuid()).max(MAX_CATEGORIES) })
/** `moveTo`: the category that takes what is in it; null for none. */
export const categoryRemovalSchema = z.object({ moveTo: z.uuid().nullable() })
