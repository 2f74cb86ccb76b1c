import { formatCount } from '~/platform/text/format-number'
import type { LinkScope, MapPageKind } from './content-map'
import type { MapPageState } from './engine/page-states'

export const mapPageKindLabels: Record<MapPageKind, string> = {
  post: 'Post',
  product: 'Product',
  'landing-page': 'Landing page',
  site: 'Site',
  list: 'List',
}

export const mapPageStateLabels: Record<MapPageState, string> = {
  orphan: 'Orphan',
  unreached: 'Unreachable',
  deep: 'Deep',
  few: 'Few inbound links',
  'dead-end': 'Dead end',
  noindex: 'Noindex',
  fine: 'OK',
}

/** What is the matter, and what would help. */
export const mapPageStateReasons: Record<MapPageState, string> = {
  orphan: 'No other page links here from its content. Menus and lists do not count.',
  unreached: 'No chain of links leads here from the home page.',
  deep: 'More than three clicks from the home page.',
  few: 'Only one or two pages link here from their content. Aim for three or more.',
  'dead-end': 'Its content does not link to any other page of the site.',
  noindex: 'Search engines are told not to index this page.',
  fine: 'Three or more pages link here, and it links to other pages.',
}

export function depthLabel(depth: number | null) {
  if (depth === null) return 'Unreachable'
  return depth === 0 ? 'Home' : formatCount(depth, 'click')
}

/** PageRank is of the links that are looked at. */
export const pageRankLabels: Record<LinkScope, string> = {
  body: 'PageRank over links in content',
  all: 'PageRank over all links',
}

/** The share of all visits, as far as three digits tell. */
export function rankLabel(rank: number) {
  return rank === 0 ? '–' : `${Number((rank * 100).toPrecision(3))} %`
}
