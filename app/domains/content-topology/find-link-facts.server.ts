import { findSentenceBetween } from '~/domains/internal-links/sentence-between.server'
import { editorPathOf } from '~/domains/pages/editor-path'
import { listLinksBetween } from '~/domains/pages/graph.queries.server'
import { isPageKind } from '~/domains/pages/page'
import { findPageFacts } from '~/domains/pages/register.queries.server'
import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors'
import type { LinkFacts } from './link-facts'

const MOST_LINKS = 50

export class PageIsGone extends DomainError {
  constructor() {
    super('This page is no longer on the site.', 404)
  }
}

/** What is known of the links from one page to another; without one in a text, the sentence that could carry it. */
export async function findLinkFacts(db: Database, fromPath: string, toPath: string): Promise<LinkFacts> {
  const [from, to] = [await findPageFacts(db, fromPath), await findPageFacts(db, toPath)]
  if (!from || !to) throw new PageIsGone()
  const links = await listLinksBetween(db, fromPath, toPath, MOST_LINKS)
  const editorPath = from.pageId && isPageKind(from.kind) ? editorPathOf(from.kind, from.pageId) : null
  const isLinked = links.some(({ place }) => place === 'body')
  if (isLinked || fromPath === toPath) return { links, editorPath, sentence: null }
  const [source, target] = [from, to].map(({ pageId, path, title }) => ({ id: pageId, path, title }))
  const found = source && target ? await findSentenceBetween(db, source, target) : null
  return { links, editorPath, sentence: found }
}
