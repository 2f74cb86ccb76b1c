import { createHash } from 'node:crypto'
import type { SiteTexts } from '~/domains/internal-links/site-texts.server'
import { findSummaries } from '~/domains/pages/queries.server'
import { findSearchFieldsOf } from '~/domains/seo/search-fields.server'
import type { Database } from '~/platform/database/database.server'
import { textOf } from '~/rich-text/clean.server'

/** What a model is given of a page. */
export interface PageText {
  id: string
  text: string
  hash: string
}

// small models read 512 tokens and refuse more, or leave the rest out
const LONGEST = 2_000
// a table or a list can say nothing for long
const MOST_HEADINGS = 20

// of the HTML: more than is kept of its words
const BEGINNING = 20_000

function beginningOf(html: string) {
  return textOf(html.slice(0, BEGINNING))
}

/** What a model is to read of these pages: what each says of itself, and its first words. */
export async function pageTextsOf(db: Database, pages: Pick<SiteTexts, 'id' | 'path' | 'title' | 'everything'>[]) {
  const paths = pages.map(({ path }) => path)
  const [summaries, fields] = [await findSummaries(db, paths), await findSearchFieldsOf(db, paths)]
  return pages.map(({ id, path, title, everything }): PageText => {
    const { description = '', headings = [] } = summaries.get(path) ?? {}
    const keyphrase = fields.get(path)?.keyphrase ?? ''
    const lines = [title, keyphrase, description, ...headings.slice(0, MOST_HEADINGS), ...everything().map(beginningOf)]
    const text = lines
      .map((line) => line.trim())
      .filter(Boolean)
      .join('\n')
      .slice(0, LONGEST)
      .toWellFormed()
    return { id, text, hash: createHash('sha256').update(text).digest('base64url') }
  })
}
