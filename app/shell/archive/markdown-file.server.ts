import { stringify } from 'yaml'
import { toMajorUnits } from '~/platform/text/money'
import { htmlToMarkdown } from '~/rich-text/html-to-markdown'
import type { EntryContent } from '~/wings/publishing/writing/entry'
import type { EntryArchive, ExportedEntry } from '~/wings/publishing/writing/entry-archive.queries.server'
import { replacePageLinks } from '~/wings/web/pages/page-links.queries.server'

// what a reader looks for first; everything else is in the JSON beside it
const frontMatterFields = [
  'title',
  'name',
  'slug',
  'tagline',
  'description',
  'category',
  'tags',
  'author',
  'price',
  'currency',
  'read_time_int',
]

/** A piece for reading: a head with what it is called, then its text. The import of Markdown takes posts from it. */
export function toMarkdownFile(
  { content, record, links, publishedAt }: ExportedEntry,
  { toHtml, picture }: EntryArchive<EntryContent>,
) {
  const cover = picture && record[picture.field]
  const head = {
    ...Object.fromEntries(
      frontMatterFields.flatMap((field) => (hasValue(record[field]) ? [[field, toReadableValue(field, record)]] : [])),
    ),
    ...(typeof cover === 'string' && {
      cover: toRelativePicturePaths(cover),
      cover_alt: record.cover_alt ?? record.preview_alt,
    }),
    ...(publishedAt && { date: publishedAt }),
    published: publishedAt !== null,
  }
  const text = htmlToMarkdown(replacePageLinks(toHtml(content), new Map(Object.entries(links))))
  return `---\n${stringify(head, { lineWidth: 0 })}---\n\n${toRelativePicturePaths(text)}`
}

/** Amounts in whole units: 1499.5. */
function toReadableValue(field: string, { [field]: value, currency }: Record<string, unknown>) {
  const isPrice = field === 'price' && typeof value === 'number' && typeof currency === 'string'
  return isPrice ? toMajorUnits(value, currency) : value
}

function hasValue(value: unknown) {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
}

/** Pictures lie in the folder next to this one. */
function toRelativePicturePaths(text: string) {
  return text.replace(/(?<![\w.])\/media\/(?=[0-9a-f]{32}-\d+\.)/g, '../media/')
}
