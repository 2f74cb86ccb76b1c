import { z } from 'zod'
import { articleText, emptySeo, line, pieceFields } from '~/domains/writing/piece'
import { eachOnce, oneLine, tidySeo } from '~/domains/writing/tidy'
import { slugPattern } from '~/platform/slug'

/** What an admin writes of a post. */
export const postContent = z.object({
  ...pieceFields,
  body: articleText('post'),
  description: line('description', 500),
  category: z.string().max(96, 'Choose a category.').regex(slugPattern, 'Choose a category.'),
  tags: z.array(line('tag', 50).min(1)).max(20, 'Give at most 20 tags.'),
  author: line('author', 100),
  coverId: z.uuid().nullable(),
  coverAlt: line('description of the cover', 500),
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
  seo: emptySeo,
}

/** Its fields as they are stored: of one line, each tag once. */
export function tidyPost(content: PostContent): PostContent {
  return {
    ...content,
    title: oneLine(content.title),
    description: oneLine(content.description),
    author: oneLine(content.author),
    coverAlt: oneLine(content.coverAlt),
    tags: eachOnce(content.tags.map(oneLine)),
    seo: tidySeo(content.seo),
  }
}
