import type { Place } from '~/platform/database/keyset.server'
import { storableText } from '~/platform/storable-text'

// of the paths that the register keeps
const LONGEST_PATH = 1_000

/** A path of this site that stands in an address; undefined when there is none. */
export function pathIn(params: URLSearchParams, name: string) {
  const path = storableText(params.get(name) ?? '')
  return path.startsWith('/') && path.length <= LONGEST_PATH ? path : undefined
}

/** Where a list of pages, known by their paths, begins. */
export function pathPlaceIn(params: URLSearchParams): Place {
  return { after: pathIn(params, 'after'), before: pathIn(params, 'before') }
}
