import type { ProductContent } from './product-content'

/** Rows of a product that say too little to be shown, each by its field: `tiers.0.name`. */
export function unfinishedRows({ tiers, features, included, faq, changelog }: ProductContent) {
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
