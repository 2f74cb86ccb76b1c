import { z } from 'zod'
import { slugify, slugPattern } from '~/platform/slug'
import { fromOlderShape } from './older-shape.server'

const text = z.string().trim()
const texts = z.union([z.array(text), text.transform((list) => list.split(',').map((item) => item.trim()))])
const moment = z.union(
  [z.date(), z.iso.datetime({ offset: true }).pipe(z.coerce.date()), z.iso.date().pipe(z.coerce.date())],
  {
    error: 'must be a date such as 2026-03-01',
  },
)

const older = z.object({
  summary: text.nullish(),
  tags: texts.nullish(),
  read_time: text.nullish(),
  featured_image: text.nullish(),
})

/** The front matter of a post. Fields of the older shape (summary, tags, read_time, featured_image) fill what is missing. */
export const postFrontMatter = z
  .object({
    ...older.shape,
    title: text.min(1, 'is missing').max(200, 'is longer than 200 characters'),
    slug: text
      .max(96, 'is longer than 96 characters')
      .regex(slugPattern, 'must be lower-case letters, digits and single dashes')
      .optional(),
    description: text.max(500, 'is longer than 500 characters').optional(),
    category: text.transform(slugify).optional(),
    cover: text.optional(),
    cover_alt: text.max(500, 'is longer than 500 characters').optional(),
    date: moment.optional(),
    author: text.max(100, 'is longer than 100 characters').optional(),
    read_time_int: z.int().min(1).max(600).optional(),
  })
  .transform((fields) => {
    const before = fromOlderShape(fields)
    return {
      title: fields.title,
      slug: fields.slug ?? slugify(fields.title),
      description: fields.description ?? before.description,
      category: fields.category || slugify(before.category) || 'guides',
      tags: fields.tags ?? [],
      cover: fields.cover ?? before.cover,
      coverAlt: fields.cover_alt ?? '',
      date: fields.date ?? null,
      author: fields.author ?? '',
      readTimeInt: fields.read_time_int ?? before.readTimeInt,
    }
  })
  .refine((post) => post.slug !== '', { path: ['slug'], message: 'is missing, and the title gives none' })
