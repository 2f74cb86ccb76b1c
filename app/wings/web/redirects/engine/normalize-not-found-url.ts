import { normalizePath } from '../redirect-address'
import { getReservedReason } from '../reserved-paths'

const LONGEST = 300

// the parameters by which older systems name a page; anything else in a query is nobody's business, and never ends
const naming = ['p', 'page_id', 'attachment_id', 'cat', 'id']

/** How a missing address is written down; undefined for what is not: parts of the site that answer themselves, and what is too long. */
export function normalizeNotFoundUrl(url: URL): string | undefined {
  const path = normalizePath(url.pathname)
  if (path.length > LONGEST || getReservedReason(path)) return undefined
  const named = naming.flatMap((name) => {
    const value = url.searchParams.get(name)
    return value && /^\d{1,12}$/.test(value) ? [[name, value]] : []
  })
  const query = new URLSearchParams(named)
  query.sort()
  return query.size > 0 ? `${path}?${query}` : path
}

const scans =
  /\.(?:asp|aspx|bak|cfg|cgi|env|gz|ini|jsp|log|old|php\d?|rar|sh|sql|swp|tar|tgz|yml|zip)$|\/\.|\/(?:wp-admin|wp-includes|wp-json|cgi-bin|phpmyadmin|pma|actuator|vendor|solr|boaform|hnap1|autodiscover|owa|xmlrpc)(?:\/|$)/

/** Whether an address looks like somebody who searches for weak spots, and not for a page. */
export function isVulnerabilityScan(address: string) {
  if (/[?&](?:p|page_id|attachment_id|cat|id)=/.test(address)) return false
  const isWellKnown = address.startsWith('/.well-known/')
  return !isWellKnown && scans.test(address)
}
