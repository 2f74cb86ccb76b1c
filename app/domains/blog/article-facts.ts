import type { PageMetaInput } from '~/domains/seo/page-facts'
import { type Post, postTitleVariables } from './post'
import { blogPosting } from './structured-data'

/** What the page of a post says of itself. */
export function postPageMeta(post: Post, origin: string): PageMetaInput {
  return {
    title: post.title,
    description: post.description,
    kind: 'article',
    image: post.cover,
    hasMarkdown: true,
    templateVariables: postTitleVariables(post),
    jsonLd: [blogPosting(post, origin)],
  }
}
