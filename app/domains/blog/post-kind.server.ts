import type { PieceKind } from '~/domains/writing/piece-kind.server'
import { bodyText } from '~/domains/writing/texts'
import { textOf } from '~/rich-text/clean.server'
import { estimateReadTime, postPath, previewPath } from './post'
import { emptyPost, type PostContent, postContent, tidyPost } from './post-content'

/** Posts, as the editing engine writes them. */
export const postKind: PieceKind<PostContent> = {
  name: 'post',
  listTag: 'posts',
  table: 'blogPosts',
  titleColumn: 'title',
  columns: ['slug', 'description', 'body', 'category', 'tags', 'author', 'coverId', 'coverAlt'],
  empty: emptyPost,
  schema: postContent,
  texts: bodyText,
  pathOf: postPath,
  previewPathOf: previewPath,
  tidy: tidyPost,
  columnsOf: ({ seo: _elsewhere, ...columns }) => ({ ...columns, readTimeInt: readTimeOf(columns.body) }),
  picturesOf: ({ coverId }) => ({ coverId: coverId ? [coverId] : [] }),
  missingIn: ({ title, slug, body }) => ({
    ...(!title && { title: 'Give the post a title.' }),
    ...(!slug && { slug: 'Give the post an address.' }),
    ...(!hasText(body) && { body: 'Write the text of the post.' }),
  }),
  warningsFor: ({ description, coverId, coverAlt }) => ({
    ...(!description && { description: 'Without a description, search engines choose one.' }),
    ...(!coverId && { coverId: 'Without a cover, cards and social networks show the studio’s picture.' }),
    ...(coverId && !coverAlt && { coverAlt: 'Describe the cover for those who do not see it.' }),
  }),
}

/** Minutes; null while there is nothing to read. */
export function readTimeOf(body: string) {
  const text = textOf(body)
  return text ? estimateReadTime(text) : null
}

function hasText(body: string) {
  return body.includes('<img') || textOf(body) !== ''
}
