import { z } from 'zod'
import { slugify, slugPattern } from '~/platform/text/slug'
import { fromLegacyFields } from './legacy-posts.queries.server'

const textField = z.string().trim()
const textListField = z.union([
  z.array(textField),
  textField.transform((list) => list.split(',').map((item) => item.trim())),
])
const dateField = z.union(
  [z.date(), z.iso.datetime({ offset: true }).pipe(z.coerce.date()), z.iso.date().pipe(z.coerce.date())],
  {
    error: 'must be a date such as 2026-03-01',
  },
)

const legacyFields = z.object({
  summary: textField.nullish(),
  tags: textListField.nullish(),
  read_time: textField.nullish(),
  featured_image: textField.nullish(),
})

/** The front matter of a post. Fields of the older shape (summary, tags, read_time, featured_image) fill what is missing. */
export const postFrontMatter = z
  .object({
    ...legacyFields.shape,
    title: textField.min(1, 'is missing').max(200, 'is longer than 200 characters'),
    slug: textField
      .max(96, 'is longer than 96 characters')
      .regex(slugPattern, 'must be lowercase letters, numbers and single hyphens')
      .optional(),
    description: textField.max(500, 'is longer than 500 characters').optional(),
    category: textField.optional(),
    cover: textField.optional(),
    cover_alt: textField.max(500, 'is longer than 500 characters').optional(),
    date: dateField.optional(),
    author: textField.max(100, 'is longer than 100 characters').optional(),
    read_time_int: z.int().min(1).max(600).optional(),
  })
  .transform((fields) => {
    const before = fromLegacyFields(fields)
    const categoryName = slugify(fields.category ?? '') === '' ? before.category : (fields.category ?? '')
    return {
      title: fields.title,
      slug: fields.slug ?? slugify(fields.title),
      description: fields.description ?? before.description,
      category: slugify(categoryName),
      categoryName,
      tags: fields.tags ?? [],
      cover: fields.cover ?? before.cover,
      coverAlt: fields.cover_alt ?? '',
      date: fields.date ?? null,
      author: fields.author ?? '',
      readTimeInt: fields.read_time_int ?? before.readTimeInt,
    }
  })
  .refine((post) => post.slug !== '', { path: ['slug'], message: 'is missing and cannot be generated from the title' })
