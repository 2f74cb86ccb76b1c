import { isFollowed } from '../checks/address-kind'
import { linksOfKind } from '../checks/links'
import { percent } from '../checks/measure'
import type { ReadPage } from '../checks/read-page'
import { findPhrase, shareOf } from '../keyphrase/keyphrase'
import { plainWords, wordsOf } from '../text/words'

export interface PointRule {
  id: string
  label: string
  /** The most that can be had. */
  of: number
  points(read: ReadPage): number
}

/** Points for whatever is reached, the highest step first. */
const stepped = (value: number, steps: readonly (readonly [from: number, points: number])[]) =>
  steps.find(([from]) => value >= from)?.[1] ?? 0

/**
 * Rank Math's own table (its English one of 2024). Left out are the points for feelings and "power words" in the title,
 * 2 of its 100: lists of words that say nothing about what is searched for.
 */
export const RANK_MATH: readonly PointRule[] = [
  { id: 'title', label: 'Keyphrase in the title', of: 36, points: (read) => (titleAt(read) >= 0 ? 36 : 0) },
  { id: 'title-start', label: 'Keyphrase in the first half of the title', of: 3, points: inFirstHalf },
  {
    id: 'title-number',
    label: 'Number in the title',
    of: 1,
    points: ({ shownTitle }) => (/\d/.test(shownTitle) ? 1 : 0),
  },
  {
    id: 'description',
    label: 'Keyphrase in the description',
    of: 2,
    points: (read) => (has(read, read.page.description) ? 2 : 0),
  },
  { id: 'address', label: 'Keyphrase in the address', of: 5, points: inAddress },
  { id: 'start', label: 'Keyphrase in the first 10 % of the text', of: 3, points: inStart },
  { id: 'text', label: 'Keyphrase in the text', of: 3, points: (read) => (times(read) > 0 ? 3 : 0) },
  { id: 'headings', label: 'Keyphrase in a heading', of: 3, points: inHeading },
  { id: 'alt-texts', label: 'Keyphrase in an alt text', of: 2, points: inAltText },
  { id: 'density', label: 'Density of 1 to 2.5 %', of: 6, points: ofDensity },
  { id: 'length', label: 'Length of the text', of: 8, points: ofLength },
  {
    id: 'address-length',
    label: 'Address up to 75 characters',
    of: 4,
    points: ({ page }) => ((page.origin + page.path).length > 75 ? 0 : 4),
  },
  {
    id: 'internal-links',
    label: 'Link to another page',
    of: 5,
    points: (read) => (linksOfKind('internal', read).length > 0 ? 5 : 0),
  },
  {
    id: 'outbound-links',
    label: 'Link to another site',
    of: 4,
    points: (read) => (linksOfKind('external', read).length > 0 ? 4 : 0),
  },
  {
    id: 'followed-links',
    label: 'Followed link to another site',
    of: 2,
    points: (read) => (linksOfKind('external', read).some(isFollowed) ? 2 : 0),
  },
  { id: 'paragraphs', label: 'Paragraphs up to 120 words', of: 3, points: ofParagraphs },
  { id: 'media', label: 'Pictures and videos', of: 6, points: ofMedia },
  { id: 'contents', label: 'Table of contents', of: 2, points: ofContents },
]

function has({ keyphrase }: ReadPage, text: string) {
  return keyphrase !== undefined && findPhrase(wordsOf(text), keyphrase).count > 0
}

/** Where in the title the keyphrase begins, in UTF-16 units; -1 without it. */
function titleAt({ shownTitle, keyphrase }: ReadPage) {
  if (!keyphrase) return -1
  return findPhrase(wordsOf(shownTitle), keyphrase).words[0]?.from ?? -1
}

function inFirstHalf(read: ReadPage) {
  const at = titleAt(read)
  return at >= 0 && at < read.shownTitle.length / 2 ? 3 : 0
}

function inAddress({ page, keyphrase }: ReadPage) {
  return keyphrase && shareOf(plainWords(page.slug.replaceAll('-', ' ')), keyphrase) === 1 ? 5 : 0
}

function inStart({ sentences, words, occurrences }: ReadPage) {
  let before = 0
  for (const sentence of sentences) {
    // the first sentence counts however short the text is
    if (before > 0 && before >= words / 10) return 0
    if ((occurrences.get(sentence)?.count ?? 0) > 0) return 3
    before += sentence.words.length
  }
  return 0
}

function times({ occurrences }: ReadPage) {
  return [...occurrences.values()].reduce((sum, { count }) => sum + count, 0)
}

function inHeading(read: ReadPage) {
  return read.texts.some(({ block }) => block.level > 1 && has(read, block.text)) ? 3 : 0
}

function inAltText(read: ReadPage) {
  const alts = [read.page.coverAlt, ...read.body.images.map(({ alt }) => alt)]
  return alts.some((alt) => has(read, alt ?? '')) ? 2 : 0
}

function ofDensity(read: ReadPage) {
  const density = percent(times(read), read.words)
  return density > 2.5
    ? 0
    : stepped(density, [
        [1, 6],
        [0.75, 3],
        [0.5, 2],
      ])
}

function ofLength({ words }: ReadPage) {
  return stepped(words, [
    [2_500, 8],
    [2_000, 5],
    [1_500, 4],
    [1_000, 3],
    [600, 2],
  ])
}

function ofParagraphs({ texts }: ReadPage) {
  const paragraphs = texts.filter(({ block }) => block.kind === 'paragraph')
  return paragraphs.length > 0 && paragraphs.every(({ words }) => words <= 120) ? 3 : 0
}

function ofMedia({ body, page }: ReadPage) {
  const pictures = stepped(body.images.length + (page.coverAlt === null ? 0 : 1), [
    [4, 6],
    [3, 4],
    [2, 2],
    [1, 1],
  ])
  return Math.min(6, pictures + Math.min(2, body.embeds))
}

const LINKS_OF_A_TABLE = 2

function ofContents(read: ReadPage) {
  return read.page.hasContents || linksOfKind('same page', read).length >= LINKS_OF_A_TABLE ? 2 : 0
}
