import { type LinkScope, type MapPageKind, mapPageKinds } from '../content-map'
import { type MapPageState, mapPageStates } from './page-states'

export interface MapFilter {
  q: string
  kind: MapPageKind | undefined
  state: MapPageState | undefined
  /** Clicks from home; null: no way leads there; undefined: any. */
  depth: number | null | undefined
  /** Its number on the map, which people see counted from one. */
  community: number | undefined
  /** As it was at the end of this day (`2026-05-31`); undefined: today. */
  until: string | undefined
  links: LinkScope
}

export const mapFilterNames = ['q', 'kind', 'state', 'depth', 'community', 'until', 'links']

/** What the address asks for; what it does not know is left out. */
export function readMapFilter(params: URLSearchParams): MapFilter {
  const given = (name: string) => params.get(name) ?? ''
  const until = given('until')
  return {
    q: given('q').trim().slice(0, 200).toLowerCase(),
    kind: mapPageKinds.find((kind) => kind === given('kind')),
    state: mapPageStates.find((state) => state === given('state')),
    depth: given('depth') === 'none' ? null : parseNumber(given('depth')),
    community: toIndex(parseNumber(given('community'))),
    until: /^\d{4}-\d\d-\d\d$/.test(until) && !Number.isNaN(Date.parse(until)) ? until : undefined,
    links: given('links') === 'all' ? 'all' : 'body',
  }
}

function parseNumber(text: string) {
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined
}

function toIndex(ordinal: number | undefined) {
  return ordinal ? ordinal - 1 : undefined
}
