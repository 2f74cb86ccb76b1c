import { z } from 'zod'
import { slugPattern } from '~/platform/slug'
import { hasTooManyMarks } from '~/rich-text/marks'
import { isNestedTooDeeply } from '~/rich-text/nesting'

const line = (name: string, longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `Keep the ${name} under ${longest + 1} characters.`)

/** How search engines and social networks show a post; empty where the post's own words do. */
export const postSeo = z.object({
  metaTitle: line('search title', 200),
  metaDescription: line('search description', 500),
  canonicalUrl: z.union([
    z.literal(''),
    z.url({ protocol: /^https?$/, error: 'Give a whole address, https://…' }).max(2000, 'This address is too long.'),
  ]),
  isNoindex: z.boolean(),
  ogTitle: line('social title', 200),
  ogDescription: line('social description', 500),
})

// 1,000,000 characters of any script are up to 3 MB, and quotes are escaped on the way
export const LONGEST_DRAFT_BYTES = 4 * 1024 * 1024

/** What an admin writes of a post. A draft may be unfinished: what a post needs to be published is asked then. */
export const postContent = z.object({
  title: line('title', 200),
  slug: z.union([
    z.literal(''),
    z
      .string()
      .max(96, 'Keep the address under 97 characters.')
      .regex(slugPattern, 'Use lower-case letters, digits and single dashes.'),
  ]),
  description: line('description', 500),
  /** HTML as the editor gives it; it is cleaned before it is stored. */
  body: z
    .string()
    .max(1_000_000, 'This text is longer than a post can be.')
    .refine((html) => !hasTooManyMarks(html), 'This text has more tags and signs like < and & than a post can have.')
    .refine((html) => !isNestedTooDeeply(html), 'This text has too many parts inside one another.'),
  category: z.string().max(96, 'Choose a category.').regex(slugPattern, 'Choose a category.'),
  tags: z.array(line('tag', 50).min(1)).max(20, 'Give at most 20 tags.'),
  author: line('author', 100),
  coverId: z.uuid().nullable(),
  coverAlt: line('description of the cover', 500),
  seo: postSeo,
})

export type PostContent = z.infer<typeof postContent>

export const emptyPost: PostContent = {
  title: '',
  slug: '',
  description: '',
  body: '',
  category: 'guides',
  tags: [],
  author: '',
  coverId: null,
  coverAlt: '',
  seo: { metaTitle: '', metaDescription: '', canonicalUrl: '', isNoindex: false, ogTitle: '', ogDescription: '' },
}
