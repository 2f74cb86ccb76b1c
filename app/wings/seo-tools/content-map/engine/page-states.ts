import type { MapPage } from '../content-map'

/** What is to be said of a page, the most urgent first. */
export const mapPageStates = ['orphan', 'unreached', 'deep', 'few', 'dead-end', 'noindex', 'fine'] as const
export type MapPageState = (typeof mapPageStates)[number]

// what a site crawler calls healthy: three pages or more link to a page, and home is no more than three clicks away
const HEALTHY_PAGES_IN = 3
const DEEP_CLICKS = 3

/** All that is to be said of a page; what search engines are not to keep has nothing to be mended. */
export function getPageStates(page: MapPage): MapPageState[] {
  if (!page.isIndexable) return ['noindex']
  // what nobody writes in an editor, lists above all, links by cards
  const isWritten = page.kind !== 'list' && page.kind !== 'site'
  const found: Partial<Record<MapPageState, boolean>> = {
    orphan: isOrphan(page),
    unreached: page.all.depth === null,
    deep: (page.all.depth ?? 0) > DEEP_CLICKS,
    few: isWritten && page.body.pagesIn > 0 && page.body.pagesIn < HEALTHY_PAGES_IN,
    'dead-end': isWritten && page.body.pagesOut === 0,
  }
  const states = mapPageStates.filter((state) => found[state])
  return states.length > 0 ? states : ['fine']
}

/**
 * No text of another page links to it, whatever menus, lists and cards do. Home needs none, nor what search engines are
 * not to keep, nor a list's later pages.
 */
export function isOrphan({ path, kind, isIndexable, body }: MapPage) {
  return isIndexable && kind !== 'list' && path !== '/' && body.pagesIn === 0
}
