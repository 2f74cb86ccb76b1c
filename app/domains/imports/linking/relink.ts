import { decoded, quoted } from '../html/fitting'
import { oldAddressOf } from './old-address'

// clean HTML: attributes stand in double quotes
const link = /(<a\s[^<>]*?href=")([^"]*)"/g

/** The addresses of the old site that a text links to, as old addresses are written. */
export function oldLinksIn(html: string, site: string) {
  const addresses = new Set<string>()
  for (const [, , href = ''] of html.matchAll(link)) {
    const old = isOurs(href) ? undefined : oldAddressOf(decoded(href), site)
    if (old) addresses.add(old.address)
  }
  return [...addresses]
}

/**
 * The text with links to what came in led to where it is: `pages` are the ids of pieces by their old addresses. A link to
 * something else of the old site leads there with its whole address.
 */
export function relinked(html: string, site: string, pages: ReadonlyMap<string, string>) {
  return html.replace(link, (whole, start: string, href: string) => {
    const old = isOurs(href) ? undefined : oldAddressOf(decoded(href), site)
    if (!old) return whole
    const page = pages.get(old.address)
    if (page) return `${start}page:${page}${old.hash}"`
    return site ? `${start}${quoted(new URL(decoded(href), site).href)}"` : whole
  })
}

const isOurs = (href: string) => href.startsWith('page:') || href.startsWith('/media/')
