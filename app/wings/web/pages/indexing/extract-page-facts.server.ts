import { Parser } from 'htmlparser2'
import type { PageFacts } from '../page-facts'
import { PageExtractor } from './page-extractor.server'
import type { PageLocation } from './resolve-link-target'

/**
 * Reads the facts of a page out of its HTML as visitors get it, in one pass. Links that somebody wrote are told from those
 * that templates draw by the page's landmarks and by `data-links`.
 */
export function extractPageFacts(html: string, address: PageLocation): PageFacts {
  const collector = new PageExtractor(address)
  const parser = new Parser({
    onopentag: (name, attributes) => collector.open(name, attributes),
    ontext: (text) => collector.text(text),
    onclosetag: (name) => collector.close(name),
  })
  parser.end(html)
  return collector.facts()
}
