import type { KeysetCursor } from '~/platform/lists/keyset-pagination.server'
import { toStorableText } from '~/platform/text/storable-text'

// of the paths that the register keeps
const MAX_PATH_LENGTH = 1_000

/** A path of this site that stands in an address; undefined when there is none. */
export function readPathParam(params: URLSearchParams, name: string) {
  const path = toStorableText(params.get(name) ?? '')
  return path.startsWith('/') && path.length <= MAX_PATH_LENGTH ? path : undefined
}

/** Where a list of pages, known by their paths, begins. */
export function readPathCursors(params: URLSearchParams): KeysetCursor {
  return { after: readPathParam(params, 'after'), before: readPathParam(params, 'before') }
}
