import type { PageIndex } from './page-index'

/** By the numbers of pages how many others link to them from their texts, as the index knows them. */
export function countInboundLinks(index: PageIndex): Uint32Array {
  const counts = new Uint32Array(index.pages.length)
  const byPath = new Map(
    index.pages.flatMap(({ path }, page) => (index.isCurrent(page) ? [[path, page] as const] : [])),
  )
  for (const { targets } of index.pages) {
    const pages = new Set(
      Array.from(targets, (target) =>
        target.startsWith('page:') ? index.pageNumber(target.slice('page:'.length)) : byPath.get(target),
      ),
    )
    for (const page of pages) if (page !== undefined) counts[page] = (counts[page] as number) + 1
  }
  return counts
}

/**
 * What a link would bring the site: how sure it is, and more for a page that few others link to. The first link to an
 * orphan is worth twice one to a page that has three.
 */
export const linkGain = (score: number, inboundLinks: number) => score / Math.sqrt(1 + inboundLinks)
