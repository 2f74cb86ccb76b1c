import { findKeyphraseIn, keyphraseShareOfSlug } from '../text/keyphrase'
import { isFollowed } from './classify-link'
import { filterLinksByKind } from './links'
import type { ParsedPage } from './parse-analyzed-page'
import { toPercent } from './units'

export interface RankMathScoringRule {
  id: string
  label: string
  /** The most that can be had. */
  maxPoints: number
  points(read: ParsedPage): number
}

/** Points for whatever is reached, the highest step first. */
const pointsForValue = (value: number, steps: readonly (readonly [from: number, points: number])[]) =>
  steps.find(([from]) => value >= from)?.[1] ?? 0

/**
 * Rank Math's own table (its English one of 2024). Left out are the points for feelings and "power words" in the title,
 * 2 of its 100: lists of words that say nothing about what is searched for.
 */
export const RANK_MATH_SCORING_RULES: readonly RankMathScoringRule[] = [
  { id: 'title', label: 'Keyphrase in SEO title', maxPoints: 36, points: (read) => (titleAt(read) >= 0 ? 36 : 0) },
  { id: 'title-start', label: 'Keyphrase in the first half of the SEO title', maxPoints: 3, points: inFirstHalf },
  {
    id: 'title-number',
    label: 'Number in SEO title',
    maxPoints: 1,
    points: ({ displayTitle }) => (/\d/.test(displayTitle) ? 1 : 0),
  },
  {
    id: 'description',
    label: 'Keyphrase in meta description',
    maxPoints: 2,
    points: (read) => (has(read, read.page.description) ? 2 : 0),
  },
  { id: 'address', label: 'Keyphrase in URL', maxPoints: 5, points: inAddress },
  { id: 'start', label: 'Keyphrase in the first 10% of the text', maxPoints: 3, points: inStart },
  { id: 'text', label: 'Keyphrase in the text', maxPoints: 3, points: (read) => (times(read) > 0 ? 3 : 0) },
  { id: 'headings', label: 'Keyphrase in subheadings', maxPoints: 3, points: inHeading },
  { id: 'alt-texts', label: 'Keyphrase in image alt text', maxPoints: 2, points: inAltText },
  { id: 'density', label: 'Keyphrase density of 1 to 2.5%', maxPoints: 6, points: ofDensity },
  { id: 'length', label: 'Content length', maxPoints: 8, points: ofLength },
  {
    id: 'address-length',
    label: 'URL of up to 75 characters',
    maxPoints: 4,
    points: ({ page }) => ((page.origin + page.path).length > 75 ? 0 : 4),
  },
  {
    id: 'internal-links',
    label: 'Internal links',
    maxPoints: 5,
    points: (read) => (filterLinksByKind('internal', read).length > 0 ? 5 : 0),
  },
  {
    id: 'outbound-links',
    label: 'External links',
    maxPoints: 4,
    points: (read) => (filterLinksByKind('external', read).length > 0 ? 4 : 0),
  },
  {
    id: 'followed-links',
    label: 'Followed external link',
    maxPoints: 2,
    points: (read) => (filterLinksByKind('external', read).some(isFollowed) ? 2 : 0),
  },
  { id: 'paragraphs', label: 'Paragraphs of up to 120 words', maxPoints: 3, points: ofParagraphs },
  { id: 'media', label: 'Images and videos', maxPoints: 6, points: ofMedia },
  { id: 'contents', label: 'Table of contents', maxPoints: 2, points: ofContents },
]

function has({ keyphrase }: ParsedPage, text: string) {
  return keyphrase !== undefined && findKeyphraseIn(text, keyphrase).count > 0
}

/** Where in the title the keyphrase begins, in UTF-16 units; -1 without it. */
function titleAt({ displayTitle, keyphrase }: ParsedPage) {
  if (!keyphrase) return -1
  return findKeyphraseIn(displayTitle, keyphrase).words[0]?.from ?? -1
}

function inFirstHalf(read: ParsedPage) {
  const at = titleAt(read)
  return at >= 0 && at < read.displayTitle.length / 2 ? 3 : 0
}

function inAddress({ page, keyphrase }: ParsedPage) {
  return keyphrase && keyphraseShareOfSlug(page.slug, keyphrase) === 1 ? 5 : 0
}

function inStart({ sentences, wordCount, occurrences }: ParsedPage) {
  let before = 0
  for (const sentence of sentences) {
    // the first sentence counts however short the text is
    if (before > 0 && before >= wordCount / 10) return 0
    if ((occurrences.get(sentence)?.count ?? 0) > 0) return 3
    before += sentence.words.length
  }
  return 0
}

function times({ occurrences }: ParsedPage) {
  return [...occurrences.values()].reduce((sum, { count }) => sum + count, 0)
}

function inHeading(read: ParsedPage) {
  return read.texts.some(({ block }) => block.level > 1 && has(read, block.text)) ? 3 : 0
}

function inAltText(read: ParsedPage) {
  const alts = [read.page.coverAlt, ...read.body.images.map(({ alt }) => alt)]
  return alts.some((alt) => has(read, alt ?? '')) ? 2 : 0
}

function ofDensity(read: ParsedPage) {
  const density = toPercent(times(read), read.wordCount)
  return density > 2.5
    ? 0
    : pointsForValue(density, [
        [1, 6],
        [0.75, 3],
        [0.5, 2],
      ])
}

function ofLength({ wordCount }: ParsedPage) {
  return pointsForValue(wordCount, [
    [2_500, 8],
    [2_000, 5],
    [1_500, 4],
    [1_000, 3],
    [600, 2],
  ])
}

function ofParagraphs({ texts }: ParsedPage) {
  const paragraphs = texts.filter(({ block }) => block.kind === 'paragraph')
  return paragraphs.length > 0 && paragraphs.every(({ wordCount }) => wordCount <= 120) ? 3 : 0
}

function ofMedia({ body, page }: ParsedPage) {
  const pictures = pointsForValue(body.images.length + (page.coverAlt === null ? 0 : 1), [
    [4, 6],
    [3, 4],
    [2, 2],
    [1, 1],
  ])
  return Math.min(6, pictures + Math.min(2, body.embeds))
}

const LINKS_OF_A_TABLE = 2

function ofContents(read: ParsedPage) {
  return read.page.hasTableOfContents || filterLinksByKind('same page', read).length >= LINKS_OF_A_TABLE ? 2 : 0
}
