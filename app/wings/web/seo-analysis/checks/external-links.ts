import type { ExternalLink } from '../rendered-facts'
import type { ScaleCheck } from './check'
import type { ParsedPage } from './parse-page'

const NEEDS = 'the page as it is delivered, with its links to other sites asked'

/** What answers where the page links to other sites. What could not be asked is in none of them. */
export const EXTERNAL_LINK_CHECKS: ScaleCheck[] = [
  {
    id: 'broken-outside-links',
    topic: 'delivery',
    label: 'Broken links to other sites',
    needs: NEEDS,
    unit: 'links',
    source: 'Google: links lead to pages that answer; ours: gone at once, or not reached on two days',
    reason: 'A source that is gone proves nothing any more, and readers who follow it do not come back.',
    fix: 'Link to where the page lives now, to another source or to an archived copy, or take the link away.',
    scale: [
      { to: 0, score: 9, message: 'No link to another site is broken.' },
      { score: 3, message: 'The page has {value} to other sites where nothing answers, or an error does.' },
    ],
    measure: (read) => filterByState('broken', read),
  },
  {
    id: 'moved-outside-links',
    topic: 'delivery',
    label: 'Links to what has moved for good',
    needs: NEEDS,
    unit: 'links',
    source: 'RFC 9110, 301 and 308: whoever links there is to use the new address',
    reason: 'Sites keep such redirects for some years, and then the link is broken.',
    fix: 'Link to the new address, which is named behind the old one.',
    scale: [
      { to: 0, score: 9, message: 'No link leads to what has moved for good.' },
      { score: 6, message: 'The page has {value} to pages of other sites that have moved for good.' },
    ],
    measure: (read) => filterByState('moved', read),
  },
  {
    id: 'insecure-links',
    topic: 'delivery',
    label: 'Links by http where https answers',
    needs: NEEDS,
    unit: 'links',
    source: 'Google: HTTPS; whatever is sent by http can be read and changed on its way',
    reason: 'The first step of the reader is not encrypted, and browsers may warn of it.',
    fix: 'Write https in the address: the same page answers there.',
    scale: [
      { to: 0, score: 9, message: 'No link leads to http where https answers.' },
      { score: 6, message: 'The page has {value} by http to where https answers.' },
    ],
    measure: (read) => filterByState('insecure', read),
  },
]

function filterByState(wanted: ExternalLink['state'], { page }: ParsedPage) {
  const outside = page.rendered?.externalLinks ?? []
  if (outside.length === 0) return undefined
  const links = outside.filter(({ state: is }) => is === wanted)
  return {
    value: links.length,
    where: links.map((link) => ({ text: `${link.text || link.href} → ${linkPlace(link)}` })),
  }
}

function linkPlace({ href, leadsTo, status, state: is }: ExternalLink) {
  return is === 'broken' ? `${href} (${status ?? 'no answer'})` : `${href} → ${leadsTo}`
}
