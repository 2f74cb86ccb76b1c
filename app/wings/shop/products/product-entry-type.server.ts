import { cleanHtmlToText } from '~/rich-text/clean-html.server'
import type { EntryType } from '~/wings/publishing/writing/entry-type.server'
import { bodyTextAccessor } from '~/wings/publishing/writing/rich-text-accessor'
import { productPath, productPreviewPath } from './product'
import {
  emptyProductContent,
  lowestPrice,
  normalizeProductContent,
  type ProductContent,
  productContent,
} from './product-content'

/** Products, as the editing engine writes them. */
export const productEntryType: EntryType<ProductContent> = {
  name: 'product',
  listTag: 'products',
  table: 'products',
  titleColumn: 'name',
  columns: [
    ...['slug', 'tagline', 'description', 'body', 'category', 'tiers', 'previewId', 'previewAlt', 'gallery'],
    ...['videoUrl', 'demoUrl', 'features', 'included', 'faq', 'changelog', 'downloadDays', 'downloadLimit'],
  ],
  emptyContent: emptyProductContent,
  schema: productContent,
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
    ...(!content.title && { title: 'Give the product a name.' }),
    ...(!content.slug && { slug: 'Give the product an address.' }),
    ...(!content.tagline && { tagline: 'Say in one line what it is.' }),
    ...(!content.description && { description: 'Describe it in a sentence or two.' }),
    ...(!cleanHtmlToText(content.body) && { body: 'Write the text of the product.' }),
    ...(content.tiers.length === 0 && { tiers: 'Add a license: without one, nobody can buy it.' }),
    ...findIncompleteRows(content),
  }),
  findWarnings: ({ previewId, previewAlt, gallery }) => ({
    ...(!previewId && { previewId: 'Without a preview, cards and social networks show the studio’s picture.' }),
    ...(previewId && !previewAlt && { previewAlt: 'Describe the preview for those who do not see it.' }),
    ...(gallery.length === 0 && { gallery: 'Show the product: buyers look at pictures first.' }),
  }),
}

/** Rows of a product that say too little to be shown, each by its field: `tiers.0.name`. */
function findIncompleteRows({ tiers, features, included, faq, changelog }: ProductContent) {
  return {
    ...rowMessages('tiers', tiers, ({ name }) => ({ name: !name && 'Name the license.' })),
    ...rowMessages('features', features, (row) => ({
      title: !row.title && 'Name the feature, or remove it.',
      text: !row.text && 'Say what it does, or remove it.',
    })),
    ...rowMessages('included', included, (part) => ({ text: !part && 'Say what is included, or remove the line.' })),
    ...rowMessages('faq', faq, (row) => ({
      question: !row.question && 'Write the question, or remove it.',
      answer: !row.answer && 'Answer the question, or remove it.',
    })),
    ...rowMessages('changelog', changelog, (row) => ({
      version: !row.version && 'Name the version, or remove it.',
      date: !row.date && 'Give the day.',
      text: !row.text && 'Say what has changed.',
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
