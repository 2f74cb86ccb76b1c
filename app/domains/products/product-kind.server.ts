import type { PieceKind } from '~/domains/writing/piece-kind.server'
import { bodyText } from '~/domains/writing/texts'
import { textOf } from '~/rich-text/clean.server'
import { previewPath, productPath } from './product'
import { emptyProduct, lowestPrice, type ProductContent, productContent, tidyProduct } from './product-content'

/** Products, as the editing engine writes them. */
export const productKind: PieceKind<ProductContent> = {
  name: 'product',
  listTag: 'products',
  table: 'products',
  titleColumn: 'name',
  columns: [
    ...['slug', 'tagline', 'description', 'body', 'category', 'tiers', 'previewId', 'previewAlt', 'gallery'],
    ...['videoUrl', 'demoUrl', 'features', 'included', 'faq', 'changelog', 'downloadDays', 'downloadLimit'],
  ],
  empty: emptyProduct,
  schema: productContent,
  texts: bodyText,
  pathOf: productPath,
  previewPathOf: previewPath,
  tidy: tidyProduct,
  columnsOf: ({ seo: _elsewhere, title, tiers, gallery, features, faq, changelog, ...columns }) => ({
    ...columns,
    name: title,
    price: lowestPrice({ tiers }),
    tiers: JSON.stringify(tiers),
    gallery: JSON.stringify(gallery),
    features: JSON.stringify(features),
    faq: JSON.stringify(faq),
    changelog: JSON.stringify(changelog),
  }),
  picturesOf: ({ previewId, gallery }) => ({
    previewId: previewId ? [previewId] : [],
    gallery: gallery.map(({ id }) => id),
  }),
  missingIn: (content) => ({
    ...(!content.title && { title: 'Give the product a name.' }),
    ...(!content.slug && { slug: 'Give the product an address.' }),
    ...(!content.tagline && { tagline: 'Say in one line what it is.' }),
    ...(!content.description && { description: 'Describe it in a sentence or two.' }),
    ...(!textOf(content.body) && { body: 'Write the text of the product.' }),
    ...(content.tiers.length === 0 && { tiers: 'Add a license: without one, nobody can buy it.' }),
    ...unfinishedRows(content),
  }),
  warningsFor: ({ previewId, previewAlt, gallery }) => ({
    ...(!previewId && { previewId: 'Without a preview, cards and social networks show the studio’s picture.' }),
    ...(previewId && !previewAlt && { previewAlt: 'Describe the preview for those who do not see it.' }),
    ...(gallery.length === 0 && { gallery: 'Show the product: buyers look at pictures first.' }),
  }),
}

/** Rows of a product that say too little to be shown, each by its field: `tiers.0.name`. */
function unfinishedRows({ tiers, features, included, faq, changelog }: ProductContent) {
  return {
    ...eachRow('tiers', tiers, ({ name }) => ({ name: !name && 'Name the license.' })),
    ...eachRow('features', features, (row) => ({
      title: !row.title && 'Name the feature, or remove it.',
      text: !row.text && 'Say what it does, or remove it.',
    })),
    ...eachRow('included', included, (part) => ({ text: !part && 'Say what is included, or remove the line.' })),
    ...eachRow('faq', faq, (row) => ({
      question: !row.question && 'Write the question, or remove it.',
      answer: !row.answer && 'Answer the question, or remove it.',
    })),
    ...eachRow('changelog', changelog, (row) => ({
      version: !row.version && 'Name the version, or remove it.',
      date: !row.date && 'Give the day.',
      text: !row.text && 'Say what has changed.',
    })),
  }
}

function eachRow<Row>(name: string, rows: Row[], missing: (row: Row) => Record<string, string | false>) {
  const found = rows.flatMap((row, at) =>
    Object.entries(missing(row)).flatMap(([field, sentence]) =>
      sentence ? [[`${name}.${at}.${field}`, sentence]] : [],
    ),
  )
  return Object.fromEntries(found) as Record<string, string>
}
