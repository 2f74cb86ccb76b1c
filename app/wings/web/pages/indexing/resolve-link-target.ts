import { isWellFormedPath, toCanonicalPath } from '~/platform/page-cache/public-page-address.server'

const MAX_ADDRESS_LENGTH = 2_000
// two of them must fit into one entry of an index
const MAX_PATH_LENGTH = 1_000

export interface PageLocation {
  /** `https://…` of this site. */
  origin: string
  path: string
  /** Whether this path with this query is a page of its own, such as a later page of a list. */
  isSeparatePage: (address: string) => boolean
}

/** What a link on a page leads to; undefined for what leads nowhere else: parts of the page itself, mail, scripts. */
export function resolveLinkTarget(href: string | undefined, { origin, path, isSeparatePage }: PageLocation) {
  const url = href === undefined || href.startsWith('#') ? null : URL.parse(href, origin + path)
  if (!url || !/^https?:$/.test(url.protocol) || url.href.length > MAX_ADDRESS_LENGTH) return undefined
  if (url.origin !== origin) return { to: url.href, isInternal: false }
  if (!isWellFormedPath(url.pathname)) return undefined
  const plain = toCanonicalPath(url.pathname)
  const address = plain + url.search
  if (address.length > MAX_PATH_LENGTH) return undefined
  return { to: url.search && isSeparatePage(address) ? address : plain, isInternal: true }
}
