import { z } from 'zod'
import { categoryReferenceSchema } from '~/wings/publishing/categories/category-form'
import { articleHtmlSchema, entryFields, textSchema } from '~/wings/publishing/writing/entry'
import { normalizeSeo, toSingleLine, uniqueIgnoringCase } from '~/wings/publishing/writing/normalize-fields'
import { emptySeo } from '~/wings/web/seo/seo-fields'

/** What an admin writes of a post. */
export const postContentSchema = z.object({
  ...entryFields,
  body: articleHtmlSchema('post'),
  description: textSchema(500),
  category: categoryReferenceSchema,
  tags: z.array(textSchema(50).min(1)).max(20, 'Use at most 20 tags.'),
  author: textSchema(100),
  coverId: z.uuid().nullable(),
  coverAlt: textSchema(500),
})

export type PostContent = z.infer<typeof postContentSchema>

export const emptyPostContent: PostContent = {
  title: '',
  slug: '',
  description: '',
  body: '',
  category: '',
  tags: [],
  author: '',
  coverId: null,
  coverAlt: '',
  seo: emptySeo,
}

/** Its fields as they are stored: of one line, each tag once. */
export function normalizePostContent(content: PostContent): PostContent {
  return {
    ...content,
    title: toSingleLine(content.title),
    description: toSingleLine(content.description),
    author: toSingleLine(content.author),
    coverAlt: toSingleLine(content.coverAlt),
    tags: uniqueIgnoringCase(content.tags.map(toSingleLine)),
    seo: normalizeSeo(content.seo),
  }
}
