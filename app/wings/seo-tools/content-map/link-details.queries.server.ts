import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors/errors'
import { findLinkSentence } from '~/wings/seo-tools/internal-links/link-sentence.queries.server'
import { isPageKind } from '~/wings/web/pages/page'
import { editorPath } from '~/wings/web/pages/page-admin-paths'
import { listLinksBetween } from '~/wings/web/pages/page-graph.queries.server'
import { findIndexedPage } from '~/wings/web/pages/page-index.queries.server'
import type { LinkDetails } from './link-details'

const MAX_LINKS = 50

export class PageIsGone extends DomainError {
  constructor() {
    super('This page is no longer on the site.', 404)
  }
}

/** What is known of the links from one page to another; without one in a text, the sentence that could carry it. */
export async function findLinkDetails(db: Database, fromPath: string, toPath: string): Promise<LinkDetails> {
  const [from, to] = [await findIndexedPage(db, fromPath), await findIndexedPage(db, toPath)]
  if (!from || !to) throw new PageIsGone()
  const links = await listLinksBetween(db, fromPath, toPath, MAX_LINKS)
  const fromEditorPath = from.pageId && isPageKind(from.kind) ? editorPath(from.kind, from.pageId) : null
  const isLinked = links.some(({ place }) => place === 'body')
  if (isLinked || fromPath === toPath) return { links, editorPath: fromEditorPath, sentence: null }
  const [source, target] = [from, to].map(({ pageId, path, title }) => ({ id: pageId, path, title }))
  const found = source && target ? await findLinkSentence(db, source, target) : null
  return { links, editorPath: fromEditorPath, sentence: found }
}
