import type { PageFacts } from '~/domains/seo/page-facts'
import { type Post, postWords } from './post'
import { blogPosting } from './structured-data'

/** What the page of a post says of itself. */
export function articleFacts(post: Post, origin: string): PageFacts {
  return {
    title: post.title,
    description: post.description,
    kind: 'article',
    picture: post.cover,
    hasMarkdown: true,
    words: postWords(post),
    jsonLd: [blogPosting(post, origin)],
  }
}
