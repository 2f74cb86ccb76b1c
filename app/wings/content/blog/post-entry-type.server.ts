import { cleanHtmlToText } from '~/rich-text/clean-html.server'
import type { EntryType } from '~/wings/publishing/writing/entry-type.server'
import { bodyTextAccessor } from '~/wings/publishing/writing/rich-text-accessor'
import { estimateReadTime } from './estimate-read-time'
import { postPath, postPreviewPath } from './post'
import { emptyPostContent, normalizePostContent, type PostContent, postContentSchema } from './post-content'

/** Posts, as the editing engine writes them. */
export const postEntryType: EntryType<PostContent> = {
  name: 'post',
  listTag: 'posts',
  table: 'blogPosts',
  titleColumn: 'title',
  columns: ['slug', 'description', 'body', 'category', 'tags', 'author', 'coverId', 'coverAlt'],
  emptyContent: emptyPostContent,
  schema: postContentSchema,
  richTexts: bodyTextAccessor,
  pathFor: postPath,
  previewPathFor: postPreviewPath,
  normalize: normalizePostContent,
  toColumns: ({ seo: _elsewhere, ...columns }) => ({ ...columns, readTimeInt: estimateReadTime(columns.body) }),
  pictureIdsByField: ({ coverId }) => ({ coverId: coverId ? [coverId] : [] }),
  findMissingFields: ({ title, slug, body }) => ({
    ...(!title && { title: 'Add a title.' }),
    ...(!slug && { slug: 'Add a URL slug.' }),
    ...(!hasText(body) && { body: 'Add some content.' }),
  }),
  findWarnings: ({ description, coverId, coverAlt }) => ({
    ...(!description && { description: 'Add a description, or search engines will use text from the post.' }),
    ...(!coverId && { coverId: 'Add a cover image for cards and social networks.' }),
    ...(coverId && !coverAlt && { coverAlt: 'Add alt text for the cover image.' }),
  }),
}

function hasText(body: string) {
  return body.includes('<img') || cleanHtmlToText(body) !== ''
}
