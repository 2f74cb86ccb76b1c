import type { MapPageKind } from './content-map'
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
  few: 'Few links in',
  'dead-end': 'Dead end',
  noindex: 'Noindex',
  fine: 'Fine',
}

/** What is the matter, and what would help. */
export const mapPageStateReasons: Record<MapPageState, string> = {
  orphan: 'No text of another page links here. Menus and lists do not count.',
  unreached: 'No way of links leads here from home.',
  deep: 'It is more than three clicks away from home.',
  few: 'One or two pages link here from their texts. Three are healthy.',
  'dead-end': 'Its text links to no other page of the site.',
  noindex: 'Search engines are told not to keep it.',
  fine: 'Three pages or more link here, and it links on.',
}

export function depthLabel(depth: number | null) {
  if (depth === null) return 'No way'
  return depth === 0 ? 'Home' : `${depth} ${depth === 1 ? 'click' : 'clicks'}`
}

/** The share of all visits, as far as three digits tell. */
export function rankLabel(rank: number) {
  return rank === 0 ? '–' : `${Number((rank * 100).toPrecision(3))} %`
}

export function countLabel(number: number, one: string, many = `${one}s`) {
  return `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`
}
