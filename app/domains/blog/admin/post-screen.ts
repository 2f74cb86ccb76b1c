import { figuresPathOf } from '~/domains/pages/editor-path'
import type { ScreenKind } from '~/domains/writing/screen-kind'
import { bodyText } from '~/domains/writing/texts'
import { analysedPost } from '../analysed-post'
import { categoryLabel, postPath, previewPath } from '../post'
import { type PostContent, tidyPost } from '../post-content'

export const postScreen: ScreenKind<PostContent> = {
  noun: 'post',
  titleLabel: 'Title',
  audience: 'Readers',
  listPath: '/admin/blog',
  editPath: (pieceId) => `/admin/blog/edit/${pieceId}`,
  figuresPath: (pieceId) => figuresPathOf('post', pieceId),
  pathOf: postPath,
  previewPathOf: previewPath,
  tidy: tidyPost,
  texts: bodyText,
  descriptionOf: ({ description }) => description,
  patternKind: 'post',
  patternWords: ({ title, category, author }) => ({ title, category: categoryLabel(category), author }),
  analysedText: analysedPost,
  pictureOf: ({ coverId }) => coverId,
  fieldsOf: ({ description, category, tags, author, coverId, coverAlt }) => [
    ['Description', description],
    ['Category', category],
    ['Tags', tags.join(', ')],
    ['Author', author],
    ['Cover', coverId ? `${coverAlt || 'without alt text'} (${coverId.slice(0, 8)})` : ''],
  ],
}
