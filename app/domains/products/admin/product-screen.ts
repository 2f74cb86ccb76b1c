import { figuresPathOf } from '~/domains/pages/editor-path'
import type { ScreenKind } from '~/domains/writing/screen-kind'
import { bodyText } from '~/domains/writing/texts'
import { analysedProduct } from '../analysed-product'
import { formatPrice, previewPath, productCategories, productPath, productTitle, productWords } from '../product'
import { type ProductContent, tidyProduct } from '../product-content'

export const productScreen: ScreenKind<ProductContent> = {
  noun: 'product',
  titleLabel: 'Name',
  audience: 'Visitors',
  listPath: '/admin/products',
  editPath: (pieceId) => `/admin/products/edit/${pieceId}`,
  figuresPath: (pieceId) => figuresPathOf('product', pieceId),
  pathOf: productPath,
  previewPathOf: previewPath,
  tidy: tidyProduct,
  texts: bodyText,
  fieldsOf,
  descriptionOf: ({ description }) => description,
  patternKind: 'product',
  patternWords,
  analysedText: analysedProduct,
  pictureOf: ({ previewId }) => previewId,
}

function patternWords({ title: name, tagline, category, tiers }: ProductContent) {
  const price = Math.min(...tiers.map((tier) => tier.price))
  const words = productWords({ name, category, price })
  const title = name && tagline ? productTitle({ name, tagline }) : name
  return { ...words, title, ...(tiers.length === 0 && { price: '' }) }
}

/** Each row of a list by itself, so that a comparison shows which one has changed. */
function fieldsOf(content: ProductContent): [string, string][] {
  return [
    ['Tagline', content.tagline],
    ['Short description', content.description],
    ['Category', productCategories[content.category]],
    ['Preview', content.previewId ? pictureWords(content.previewId, content.previewAlt) : ''],
    ['Preview video', content.videoUrl],
    ['Live demo', content.demoUrl],
    ['Download link', `${content.downloadDays} days, ${content.downloadLimit} downloads`],
    ...rows('License', content.tiers, ({ name, price, text, activations }) =>
      [name, formatPrice(price), text, activations === null ? 'no limit' : `${activations} activations`].join(', '),
    ),
    ...rows('Picture', content.gallery, ({ id, alt }) => pictureWords(id, alt)),
    ...rows('Feature', content.features, ({ title, text }) => `${title}. ${text}`),
    ...rows('Included', content.included, (part) => part),
    ...rows('Question', content.faq, ({ question, answer }) => `${question} ${answer}`),
    ...rows('Version', content.changelog, ({ version, date, text }) => `${version}, ${date}: ${text}`),
  ]
}

function rows<Row>(name: string, all: Row[], told: (row: Row) => string) {
  return all.map((row): [string, string] => [name, told(row)])
}

function pictureWords(id: string, alt: string) {
  return `${alt || 'without alt text'} (${id.slice(0, 8)})`
}
