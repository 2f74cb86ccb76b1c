import { cleanHtmlToText } from '~/rich-text/clean-html.server'
import type { EntryType } from '~/wings/publishing/writing/entry-type.server'
import { bodyTextAccessor } from '~/wings/publishing/writing/rich-text-accessor'
import { productPath, productPreviewPath } from './product'
import {
  emptyProductContent,
  lowestPrice,
  normalizeProductContent,
  type ProductContent,
  productContentSchema,
} from './product-content'

/** Products, as the editing engine writes them. */
export const productEntryType: EntryType<ProductContent> = {
  name: 'product',
  listTag: 'products',
  table: 'products',
  titleColumn: 'name',
  columns: [
    ...[
      'slug',
      'tagline',
      'description',
      'body',
      'category',
      'tiers',
      'currency',
      'previewId',
      'previewAlt',
      'gallery',
    ],
    ...['videoUrl', 'demoUrl', 'features', 'included', 'faq', 'changelog', 'downloadDays', 'downloadLimit'],
  ],
  emptyContent: emptyProductContent,
  schema: productContentSchema,
  loggedWith: { tiers: ['currency'], currency: ['tiers'] },
  richTexts: bodyTextAccessor,
  pathFor: productPath,
  previewPathFor: productPreviewPath,
  normalize: normalizeProductContent,
  toColumns: ({ seo: _elsewhere, title, tiers, gallery, features, faq, changelog, ...columns }) => ({
    ...columns,
    name: title,
    price: lowestPrice({ tiers }),
    tiers: JSON.stringify(tiers),
    gallery: JSON.stringify(gallery),
    features: JSON.stringify(features),
    faq: JSON.stringify(faq),
    changelog: JSON.stringify(changelog),
  }),
  pictureIdsByField: ({ previewId, gallery }) => ({
    previewId: previewId ? [previewId] : [],
    gallery: gallery.map(({ id }) => id),
  }),
  findMissingFields: (content) => ({
    ...(!content.title && { title: 'Enter a name.' }),
    ...(!content.slug && { slug: 'Enter a URL slug.' }),
    ...(!content.tagline && { tagline: 'Enter a tagline.' }),
    ...(!content.description && { description: 'Enter a short description.' }),
    ...(!cleanHtmlToText(content.body) && { body: 'Enter a description.' }),
    ...(content.tiers.length === 0 && { tiers: 'Add a license so that customers can buy this product.' }),
    ...findIncompleteRows(content),
  }),
  findWarnings: ({ previewId, previewAlt, gallery }) => ({
    ...(!previewId && { previewId: 'Add a preview image for product cards and social networks.' }),
    ...(previewId && !previewAlt && { previewAlt: 'Add alt text to the preview image.' }),
    ...(gallery.length === 0 && { gallery: 'Add images to the gallery.' }),
  }),
}

/** Rows of a product that say too little to be shown, each by its field: `tiers.0.name`. */
function findIncompleteRows({ tiers, features, included, faq, changelog }: ProductContent) {
  return {
    ...rowMessages('tiers', tiers, ({ name }) => ({ name: !name && 'Enter a license name.' })),
    ...rowMessages('features', features, (row) => ({
      title: !row.title && 'Enter a feature name or remove the feature.',
      text: !row.text && 'Enter a description or remove the feature.',
    })),
    ...rowMessages('included', included, (part) => ({ text: !part && 'Enter what is included or remove the item.' })),
    ...rowMessages('faq', faq, (row) => ({
      question: !row.question && 'Enter the question or remove it.',
      answer: !row.answer && 'Enter an answer or remove the question.',
    })),
    ...rowMessages('changelog', changelog, (row) => ({
      version: !row.version && 'Enter a version or remove it.',
      date: !row.date && 'Enter a date.',
      text: !row.text && 'Enter the changes.',
    })),
  }
}

function rowMessages<Row>(name: string, rows: Row[], missing: (row: Row) => Record<string, string | false>) {
  const found = rows.flatMap((row, at) =>
    Object.entries(missing(row)).flatMap(([field, sentence]) =>
      sentence ? [[`${name}.${at}.${field}`, sentence]] : [],
    ),
  )
  return Object.fromEntries(found) as Record<string, string>
}
