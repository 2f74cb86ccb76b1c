import type { ExternalLink } from '../rendered-facts'
import type { ScaleCheck } from './check'
import type { ParsedPage } from './parse-analyzed-page'

const NEEDS = 'the published page with its external links checked'

/** What answers where the page links to other sites. What could not be asked is in none of them. */
export const EXTERNAL_LINK_CHECKS: ScaleCheck[] = [
  {
    id: 'broken-external-links',
    topic: 'delivery',
    label: 'Broken external links',
    needs: NEEDS,
    unit: 'links',
    source: 'Google: links work; ours: not found, or unreachable on two days',
    reason: 'Broken links frustrate readers.',
    fix: 'Update the link, link to another source or an archived copy, or remove the link.',
    scale: [
      { to: 0, score: 9, message: 'No external links are broken.' },
      { score: 3, message: 'The page has {value} to other sites that cannot be reached.' },
    ],
    measure: (read) => filterByState('broken', read),
  },
  {
    id: 'moved-external-links',
    topic: 'delivery',
    label: 'Permanently redirected external links',
    needs: NEEDS,
    unit: 'links',
    source: 'RFC 9110, 301 and 308: update links to the new URL',
    reason: 'Such redirects are often removed after a few years.',
    fix: 'Link to the new URL.',
    scale: [
      { to: 0, score: 9, message: 'No external links are permanently redirected.' },
      { score: 6, message: 'The page has {value} to permanently redirected URLs.' },
    ],
    measure: (read) => filterByState('moved', read),
  },
  {
    id: 'insecure-links',
    topic: 'delivery',
    label: 'HTTP links to HTTPS sites',
    needs: NEEDS,
    unit: 'links',
    source: 'Google: HTTPS',
    reason: 'HTTP requests are not encrypted, and browsers may warn about them.',
    fix: 'Change http to https in the URL.',
    scale: [
      { to: 0, score: 9, message: 'All external links use HTTPS where available.' },
      { score: 6, message: 'The page has {value} over HTTP to sites that support HTTPS.' },
    ],
    measure: (read) => filterByState('insecure', read),
  },
]

function filterByState(wanted: ExternalLink['state'], { page }: ParsedPage) {
  const outside = page.rendered?.externalLinks ?? []
  if (outside.length === 0) return undefined
  const links = outside.filter(({ state }) => state === wanted)
  return {
    value: links.length,
    where: links.map((link) => ({ text: `${link.text || link.href} → ${linkPlace(link)}` })),
  }
}

function linkPlace({ href, redirectsTo, status, state }: ExternalLink) {
  return state === 'broken' ? `${href} (${status ?? 'no response'})` : `${href} → ${redirectsTo}`
}
