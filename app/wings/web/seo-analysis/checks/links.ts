import { isGenericAnchor } from '../text/generic-anchor'
import type { BodyLink } from '../text/text-block'
import { defineCaseCheck, type PageCheck } from './check'
import { classifyLink, isFollowed } from './classify-link'
import type { ParsedPage } from './parse-analyzed-page'
import { linkPlace } from './places'

const cases = {
  followed: { score: 9, message: 'The text has {value} {where}.' },
  mixed: { score: 9, message: 'The text has {value} {where}, some of them nofollow.' },
  nofollow: { score: 6, message: 'The text has {value} {where}, all of them nofollow.' },
  none: { score: 3, message: 'The text has no links {where}.' },
}

/** Where the text leads its readers. */
export const LINK_CHECKS: PageCheck[] = [
  defineCaseCheck({
    id: 'internal-links',
    topic: 'content',
    label: 'Internal links',
    needs: 'a text',
    good: 'at least one followed link',
    source: 'Yoast: at least one followed link (Rank Math: 5 points)',
    reason: 'Internal links help readers and search engines find your other pages.',
    fix: 'Link to a related page on this site.',
    cases,
    evaluate: (read) => evaluateLinks('internal', 'to other pages on this site', read),
  }),
  defineCaseCheck({
    id: 'outbound-links',
    topic: 'content',
    label: 'Outbound links',
    needs: 'a text',
    good: 'at least one followed link',
    source: 'Yoast: at least one followed link (Rank Math: 4 points, 2 more if followed)',
    reason: 'Outbound links to sources make a page more credible.',
    fix: 'Link to a source, a standard or a tool mentioned in the text.',
    cases,
    evaluate: (read) => evaluateLinks('external', 'to other sites', read),
  }),
  defineCaseCheck({
    id: 'anchor-texts',
    topic: 'content',
    label: 'Anchor texts',
    needs: 'a text with links',
    good: 'words that describe the target',
    source: 'Google: SEO link best practices; Lighthouse: link-text; WCAG 2.4.4',
    reason: 'Anchor texts tell readers and search engines what the target is about.',
    fix: 'Link words that say what the target is about, such as its title.',
    cases: {
      descriptive: { score: 9, message: 'All anchor texts describe their targets.' },
      generic: { score: 6, message: '{value} have anchor text that does not describe the target.' },
      empty: { score: 3, message: '{value} have no anchor text or one that does not describe the target.' },
    },
    evaluate: evaluateAnchorTexts,
  }),
  {
    id: 'links-in',
    topic: 'content',
    label: 'Inbound internal links',
    needs: 'a published, indexable page',
    unit: 'pages',
    source: 'Yoast: orphaned content',
    reason: 'Links in the text of other pages tell search engines what a page is about.',
    fix: 'Add links to this page from related pages.',
    scale: [
      { below: 1, score: 3, message: 'No other page links to this page in its text.' },
      { score: 9, message: 'Linked from the text of {value}.' },
    ],
    measure: ({ page: { inboundLinkCount } }) => (inboundLinkCount === null ? undefined : { value: inboundLinkCount }),
  },
]

export function filterLinksByKind(kind: 'internal' | 'external' | 'same page', { body, page }: ParsedPage): BodyLink[] {
  return body.links.filter(({ href }) => classifyLink(href, page) === kind)
}

function evaluateAnchorTexts(read: ParsedPage) {
  const links = read.body.links.filter(({ href }) => /^(?:in|ex)ternal$/.test(classifyLink(href, read.page)))
  if (links.length === 0) return undefined
  const isEmpty = ({ text, alt }: BodyLink) => !text.trim() && !alt.trim()
  const poor = links.filter((link) => isEmpty(link) || isGenericAnchor(link.text || link.alt, read.rules))
  return {
    case: poor.some(isEmpty) ? 'empty' : poor.length > 0 ? 'generic' : 'descriptive',
    value: poor.length,
    unit: 'links',
    where: poor.map(linkPlace),
  } as const
}

function evaluateLinks(kind: 'internal' | 'external', where: string, read: ParsedPage) {
  const links = filterLinksByKind(kind, read)
  const followed = links.filter(isFollowed).length
  return {
    case: links.length === 0 ? 'none' : followed === links.length ? 'followed' : followed > 0 ? 'mixed' : 'nofollow',
    value: links.length,
    unit: 'links',
    variables: { where },
    where: links.map(linkPlace),
  } as const
}
