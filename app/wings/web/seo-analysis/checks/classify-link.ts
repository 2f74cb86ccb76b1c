import type { AnalyzedPage } from '../analyzed-page'
import { parseUrl } from '../text/parse-url'
import type { BodyLink } from '../text/text-block'

/** Where a link leads: to this site, elsewhere, to a part of the page itself, or to no page at all (mail, telephone). */
export function classifyLink(href: string, { origin, path }: Pick<AnalyzedPage, 'origin' | 'path'>) {
  if (href.startsWith('#')) return 'same page'
  // how links are stored while they are written (docs/decisions/0006)
  if (href.startsWith('page:')) return 'internal'
  const url = parseUrl(href, origin + path)
  if (!url || !/^https?:$/.test(url.protocol)) return 'other'
  if (url.origin !== parseUrl(origin)?.origin) return 'external'
  return url.pathname === path && url.hash ? 'same page' : 'internal'
}

export const isFollowed = ({ rel }: Pick<BodyLink, 'rel'>) => !/(?:^|\s)(?:nofollow|sponsored|ugc)(?:\s|$)/i.test(rel)
