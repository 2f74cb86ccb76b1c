import { pageAnalyticsPath } from '~/domains/pages/editor-path'
import type { EntryEditorConfig } from '~/domains/writing/screen-kind'
import { bodyTextAccessor } from '~/domains/writing/texts'
import { postAnalysisInput } from '../analysed-post'
import { categoryLabel, postPath, postPreviewPath } from '../post'
import { normalizePostContent, type PostContent } from '../post-content'

export const postEditorConfig: EntryEditorConfig<PostContent> = {
  noun: 'post',
  titleLabel: 'Title',
  audience: 'Readers',
  listPath: '/admin/blog',
  editPath: (pieceId) => `/admin/blog/edit/${pieceId}`,
  analyticsPath: (pieceId) => pageAnalyticsPath('post', pieceId),
  pathFor: postPath,
  previewPathFor: postPreviewPath,
  normalize: normalizePostContent,
  richTexts: bodyTextAccessor,
  getDescription: ({ description }) => description,
  titleTemplateType: 'post',
  titleVariables: ({ title, category, author }) => ({ title, category: categoryLabel(category), author }),
  toAnalysisInput: postAnalysisInput,
  getPictureId: ({ coverId }) => coverId,
  toDiffFields: ({ description, category, tags, author, coverId, coverAlt }) => [
    ['Description', description],
    ['Category', category],
    ['Tags', tags.join(', ')],
    ['Author', author],
    ['Cover', coverId ? `${coverAlt || 'without alt text'} (${coverId.slice(0, 8)})` : ''],
  ],
}
