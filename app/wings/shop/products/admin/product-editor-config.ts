import { toDecimalText } from '~/platform/text/money'
import { type Category, categoryName } from '~/wings/publishing/categories/category'
import type { EntryEditorConfig } from '~/wings/publishing/writing/entry-editor-config'
import { bodyTextAccessor } from '~/wings/publishing/writing/rich-text-accessor'
import { pageAnalyticsPath } from '~/wings/web/pages/page-admin-paths'
import { productMetaTitle, productPath, productPreviewPath, productTitleVariables } from '../product'
import { productAnalysisInput } from '../product-analysis-input'
import { fromWholeDollars, lowestPrice, normalizeProductContent, type ProductContent } from '../product-content'

export const productEditorConfig: EntryEditorConfig<ProductContent> = {
  type: 'product',
  noun: 'product',
  titleLabel: 'Name',
  listPath: '/admin/products',
  editPath: (entryId) => `/admin/products/edit/${entryId}`,
  analyticsPath: (entryId) => pageAnalyticsPath('product', entryId),
  pathFor: productPath,
  previewPathFor: productPreviewPath,
  normalize: normalizeProductContent,
  upgradeContent: fromWholeDollars,
  richTexts: bodyTextAccessor,
  toDiffFields: comparableFields,
  getDescription: ({ description }) => description,
  titleTemplateType: 'product',
  titleVariables,
  toAnalysisInput: productAnalysisInput,
  getPictureId: ({ previewId }) => previewId,
}

function titleVariables(content: ProductContent, language: string, categories: Category[]) {
  const { title: name, tagline, category, tiers, currency } = content
  const product = { name, categoryName: categoryName(categories, category), price: lowestPrice(content), currency }
  const words = productTitleVariables(product, language)
  const title = name && tagline ? productMetaTitle({ name, tagline }) : name
  return { ...words, title, ...(tiers.length === 0 && { price: '' }) }
}

/** Each row of a list by itself, so that a comparison shows which one has changed. */
function comparableFields(content: ProductContent): [string, string][] {
  return [
    ['Tagline', content.tagline],
    ['Short description', content.description],
    ['Category', content.category],
    ['Preview image', content.previewId ? pictureLabel(content.previewId, content.previewAlt) : ''],
    ['Preview video', content.videoUrl],
    ['Live demo', content.demoUrl],
    ['Download link', `${content.downloadDays} days, ${content.downloadLimit} downloads`],
    ...rowFields('License', content.tiers, ({ name, price, text, activations }) =>
      [
        name,
        `${toDecimalText(price, content.currency)} ${content.currency}`,
        text,
        activations === null ? 'unlimited' : `${activations} activations`,
      ].join(', '),
    ),
    ...rowFields('Image', content.gallery, ({ id, alt }) => pictureLabel(id, alt)),
    ...rowFields('Feature', content.features, ({ title, text }) => `${title}. ${text}`),
    ...rowFields('Included', content.included, (part) => part),
    ...rowFields('Question', content.faq, ({ question, answer }) => `${question} ${answer}`),
    ...rowFields('Version', content.changelog, ({ version, date, text }) => `${version}, ${date}: ${text}`),
  ]
}

function rowFields<Row>(name: string, all: Row[], told: (row: Row) => string) {
  return all.map((row): [string, string] => [name, told(row)])
}

function pictureLabel(id: string, alt: string) {
  return `${alt || 'without alt text'} (${id.slice(0, 8)})`
}
