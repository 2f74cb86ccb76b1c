import type { BodyLink } from '../body/text-block'
import { addressKind, isFollowed } from './address-kind'
import { byCase, type Check } from './check'
import { placeOfLink } from './places'
import type { ReadPage } from './read-page'

const cases = {
  followed: { score: 9, says: 'The text has {value} {where}.' },
  mixed: { score: 9, says: 'The text has {value} {where}, some of them nofollow.' },
  nofollow: { score: 6, says: 'The text has {value} {where}, but search engines are told to follow none of them.' },
  none: { score: 3, says: 'The text has no link {where}.' },
}

/** Where the text leads its readers. */
export const LINK_CHECKS: Check[] = [
  byCase({
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
    judge: (read) => linksTo('internal', 'to other pages of this site', read),
  }),
  byCase({
    id: 'outbound-links',
    topic: 'content',
    label: 'Links to other sites',
    needs: 'a text',
    good: 'at least one that is followed',
    source: 'Yoast: at least one that is followed (Rank Math: 4 points, 2 more for a followed one)',
    reason: 'A source that is named can be checked, and what a page links to tells what it is about.',
    fix: 'Link a source, a standard or a tool that the text speaks of.',
    cases,
    judge: (read) => linksTo('external', 'to other sites', read),
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
      { below: 1, score: 3, says: 'No text of another page links here.' },
      { score: 9, says: 'It is linked in the texts of {value}.' },
    ],
    measure: ({ page: { linksIn } }) => (linksIn === null ? undefined : { value: linksIn }),
  },
]

export function linksOfKind(kind: 'internal' | 'external' | 'same page', { body, page }: ReadPage): BodyLink[] {
  return body.links.filter(({ href }) => addressKind(href, page) === kind)
}

function linksTo(kind: 'internal' | 'external', where: string, read: ReadPage) {
  const links = linksOfKind(kind, read)
  const followed = links.filter(isFollowed).length
  return {
    is: links.length === 0 ? 'none' : followed === links.length ? 'followed' : followed > 0 ? 'mixed' : 'nofollow',
    value: links.length,
    unit: 'links',
    words: { where },
    where: links.map(placeOfLink),
  } as const
}
