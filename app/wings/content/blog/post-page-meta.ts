import type { PageMetaInput } from '~/wings/web/seo/page-meta-input'
import { blogPosting } from './blog-posting'
import { type Post, postTitleVariables } from './post'

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
