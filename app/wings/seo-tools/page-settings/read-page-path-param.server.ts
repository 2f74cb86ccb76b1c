import { notFound } from '~/platform/errors/errors'
import { isWellFormedPath, toCanonicalPath } from '~/platform/page-cache/public-page-address.server'

/** The page that an address of the back office is about, from `?path`. @throws a Response, 404, when no page can be called so */
export function readPagePathParam(url: URL) {
  const path = toCanonicalPath(url.searchParams.get('path') ?? '')
  if (!isWellFormedPath(path)) throw notFound('Page')
  return path
}
