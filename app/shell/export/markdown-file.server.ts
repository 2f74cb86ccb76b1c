import { stringify } from 'yaml'
import { linksAsPaths } from '~/domains/pages/links.server'
import type { PieceContent } from '~/domains/writing/piece'
import type { ExportedPiece, PieceArchive } from '~/domains/writing/piece-archive.server'
import { markdownOf } from '~/rich-text/markdown-of'

// what a reader looks for first; everything else is in the JSON beside it
const shown = [
  'title',
  'name',
  'slug',
  'tagline',
  'description',
  'category',
  'tags',
  'author',
  'price',
  'read_time_int',
]

/** A piece for reading: a head with what it is called, then its text. The import of Markdown takes posts from it. */
export function markdownFile(
  { content, record, links, publishedAt }: ExportedPiece,
  { htmlOf, picture }: PieceArchive<PieceContent>,
) {
  const cover = picture && record[picture.field]
  const head = {
    ...Object.fromEntries(shown.flatMap((field) => (isGiven(record[field]) ? [[field, record[field]]] : []))),
    ...(typeof cover === 'string' && {
      cover: besidePictures(cover),
      cover_alt: record.cover_alt ?? record.preview_alt,
    }),
    ...(publishedAt && { date: publishedAt }),
    published: publishedAt !== null,
  }
  const text = markdownOf(linksAsPaths(htmlOf(content), new Map(Object.entries(links))))
  return `---\n${stringify(head, { lineWidth: 0 })}---\n\n${besidePictures(text)}`
}

function isGiven(value: unknown) {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
}

/** Pictures lie in the folder next to this one. */
function besidePictures(text: string) {
  return text.replace(/(?<![\w.])\/media\/(?=[0-9a-f]{32}-\d+\.)/g, '../media/')
}
