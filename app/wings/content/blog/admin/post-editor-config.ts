import { categoryName } from '~/wings/publishing/categories/category'
import type { EntryEditorConfig } from '~/wings/publishing/writing/entry-editor-config'
import { bodyTextAccessor } from '~/wings/publishing/writing/rich-text-accessor'
import { pageAnalyticsPath } from '~/wings/web/pages/page-admin-paths'
import { postPath, postPreviewPath } from '../post'
import { postAnalysisInput } from '../post-analysis-input'
import { normalizePostContent, type PostContent } from '../post-content'

export const postEditorConfig: EntryEditorConfig<PostContent> = {
  type: 'post',
  noun: 'post',
  titleLabel: 'Title',
  listPath: '/admin/blog',
  editPath: (entryId) => `/admin/blog/edit/${entryId}`,
  analyticsPath: (entryId) => pageAnalyticsPath('post', entryId),
  pathFor: postPath,
  previewPathFor: postPreviewPath,
  normalize: normalizePostContent,
  richTexts: bodyTextAccessor,
  getDescription: ({ description }) => description,
  titleTemplateType: 'post',
  titleVariables: ({ title, category, author }, _language, categories) => ({
    title,
    category: categoryName(categories, category),
    author,
  }),
  toAnalysisInput: postAnalysisInput,
  getPictureId: ({ coverId }) => coverId,
  toDiffFields: ({ description, category, tags, author, coverId, coverAlt }) => [
    ['Description', description],
    ['Category', category],
    ['Tags', tags.join(', ')],
    ['Author', author],
    ['Cover image', coverId ? `${coverAlt || 'no alt text'} (${coverId.slice(0, 8)})` : ''],
  ],
}
