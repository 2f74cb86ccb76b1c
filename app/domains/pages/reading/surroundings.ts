import { type LinkPlace, linkPlaces } from '../page-facts'

type ElementAttributes = Record<string, string>

/** What an element stands in, as far as it matters to its links and words. */
export interface ElementContext {
  place: LinkPlace
  isInMain: boolean
}

export const rootContext: ElementContext = { place: 'other', isInMain: false }

/**
 * What the children of an element stand in. `data-links` says it outright, wherever a template draws what nobody wrote
 * there; apart from that the landmarks of the page do.
 */
export function childContext(around: ElementContext, name: string, attributes: ElementAttributes): ElementContext {
  const marked = linkPlaces.find((place) => place === attributes['data-links'])
  if (marked) return { ...around, place: marked }
  if (name === 'main') return { place: 'body', isInMain: true }
  if (name === 'nav' && around.place !== 'footer') return { ...around, place: navigationPlace(attributes) }
  if (around.isInMain) return around
  if (name === 'footer') return { ...around, place: 'footer' }
  if (name === 'header') return { ...around, place: 'navigation' }
  return around
}

function navigationPlace(attributes: ElementAttributes): LinkPlace {
  return attributes['aria-label'] === 'Breadcrumb' ? 'breadcrumbs' : 'navigation'
}
