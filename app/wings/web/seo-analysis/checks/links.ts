import type { BodyLink } from '../text/text-block'
import { defineCaseCheck, type PageCheck } from './check'
import { classifyLink, isFollowed } from './classify-link'
import type { ParsedPage } from './parse-page'
import { linkPlace } from './places'

const cases = {
  followed: { score: 9, message: 'The text has {value} {where}.' },
  mixed: { score: 9, message: 'The text has {value} {where}, some of them nofollow.' },
  nofollow: { score: 6, message: 'The text has {value} {where}, but search engines are told to follow none of them.' },
  none: { score: 3, message: 'The text has no link {where}.' },
}

/** Where the text leads its readers. */
export const LINK_CHECKS: PageCheck[] = [
  defineCaseCheck({
    id: 'internal-links',
    topic: 'content',
    label: 'Links to other pages of this site',
    needs: 'a text',
    good: 'at least one that is followed',
    source: 'Yoast: at least one that is followed (Rank Math: 5 points)',
    reason:
      'Readers and search engines find the other pages by links in the text, and a page that nobody links to is not found.',
    fix: 'Link the words that name another page of the site to it.',
    cases,
    evaluate: (read) => evaluateLinks('internal', 'to other pages of this site', read),
  }),
  defineCaseCheck({
    id: 'outbound-links',
    topic: 'content',
    label: 'Links to other sites',
    needs: 'a text',
    good: 'at least one that is followed',
    source: 'Yoast: at least one that is followed (Rank Math: 4 points, 2 more for a followed one)',
    reason: 'A source that is named can be checked, and what a page links to tells what it is about.',
    fix: 'Link a source, a standard or a tool that the text speaks of.',
    cases,
    evaluate: (read) => evaluateLinks('external', 'to other sites', read),
  }),
  {
    id: 'links-in',
    topic: 'content',
    label: 'Links from other pages',
    needs: 'a public page that search engines may keep',
    unit: 'pages',
    source: 'Yoast: orphaned content, without a link in the text of another page',
    reason: 'Menus and lists lead everywhere. What a page is about is told by the words that link to it in texts.',
    fix: 'Link to it where another page speaks of the same.',
    scale: [
      { below: 1, score: 3, message: 'No text of another page links here.' },
      { score: 9, message: 'It is linked in the texts of {value}.' },
    ],
    measure: ({ page: { inboundLinkCount: linksIn } }) => (linksIn === null ? undefined : { value: linksIn }),
  },
]

export function filterLinksByKind(kind: 'internal' | 'external' | 'same page', { body, page }: ParsedPage): BodyLink[] {
  return body.links.filter(({ href }) => classifyLink(href, page) === kind)
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
