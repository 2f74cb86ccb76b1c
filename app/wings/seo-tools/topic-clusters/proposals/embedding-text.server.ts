import { createHash } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { cleanHtmlToText } from '~/rich-text/clean-html.server'
import type { PublicPageTexts } from '~/wings/seo-tools/internal-links/public-page-texts.queries.server'
import { findPageOutlines } from '~/wings/web/pages/queries.server'
import { findSearchAppearances } from '~/wings/web/seo/search-appearance.commands.server'

/** What a model is given of a page. */
export interface EmbeddingText {
  id: string
  text: string
  hash: string
}

// small models read 512 tokens and refuse more, or leave the rest out
const MAX_TEXT_LENGTH = 2_000
// a table or a list can say nothing for long
const MAX_HEADINGS = 20

// of the HTML: more than is kept of its words
const EXCERPT_LENGTH = 20_000

function excerptText(html: string) {
  return cleanHtmlToText(html.slice(0, EXCERPT_LENGTH))
}

/** What a model is to read of these pages: what each says of itself, and its first words. */
export async function buildEmbeddingTexts(
  db: Database,
  pages: Pick<PublicPageTexts, 'id' | 'path' | 'title' | 'getFullTexts'>[],
) {
  const paths = pages.map(({ path }) => path)
  const [summaries, fields] = [await findPageOutlines(db, paths), await findSearchAppearances(db, paths)]
  return pages.map(({ id, path, title, getFullTexts }): EmbeddingText => {
    const { description = '', headings = [] } = summaries.get(path) ?? {}
    const keyphrase = fields.get(path)?.keyphrase ?? ''
    const lines = [
      title,
      keyphrase,
      description,
      ...headings.slice(0, MAX_HEADINGS),
      ...getFullTexts().map(excerptText),
    ]
    const text = lines
      .map((line) => line.trim())
      .filter(Boolean)
      .join('\n')
      .slice(0, MAX_TEXT_LENGTH)
      .toWellFormed()
    return { id, text, hash: createHash('sha256').update(text).digest('base64url') }
  })
}
