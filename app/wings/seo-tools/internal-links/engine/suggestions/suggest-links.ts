import { findWrapRange } from '../placing/find-wrap-range'
import { hrefTarget } from '../placing/href-target'
import { openingTag } from '../placing/opening-tag'
import type { PageTexts } from '../placing/page-plan'
import { quoteSentence } from '../placing/quote-sentence'
import { findUnlinkableReason } from '../text/html-block'
import { type ParsedText, parseText } from '../text/parse-text'
import { findLinkHints, type LinkHint } from './find-link-hints'
import { compareTermVectors, type TermVector } from './key-terms'
import type { LinkSuggestion, SuggestionSettings } from './link-suggestion'
import type { LinkablePage } from './linkable-page'
import type { IndexedPage, PageIndex } from './page-index'

const MAX_REASON_WORDS = 3

const MAX_SUGGESTIONS = 10

// of the score, what the words alone make; the rest is what the two pages have in common. Measured as in find-link-hints.ts
const HINT_WEIGHT = 0.5
// two pages about the same reach this; hardly any reach more
const CLOSE_SIMILARITY = 0.3
const PILLAR_BOOST = 1.1

interface SuggestContext {
  index: PageIndex
  settings: SuggestionSettings
  /** Links that are not to be suggested, by the ids of their pages; without it there are none. */
  isDismissed?: (from: string, to: string) => boolean
}

/**
 * Where one page could link to others: each page once, at the place that speaks for it most, the ten best first. The page
 * may be newer than the index, or not in it at all. Never what the page links to, in headings, links or code, itself, or
 * what visitors cannot see.
 */
export function suggestOutbound(asking: SuggestContext, page: Omit<LinkablePage, 'isPublic'>): LinkSuggestion[] {
  const { index } = asking
  const source = readSource(page, (read) => index.computeKeyTerms(page.title, read))
  const hints = findLinkHints(index, source.read).filter(({ target }) => canLink(asking, source, target))
  return selectBestPlaces(asking, source, hints, MAX_SUGGESTIONS)
}

/** Where other pages could link to one: of the texts that are given, each page once, the best first. */
export function suggestInbound(
  asking: SuggestContext,
  id: string,
  pages: Omit<LinkablePage, 'isPublic'>[],
): LinkSuggestion[] {
  const { index } = asking
  const target = index.pageNumber(id)
  if (target === undefined) return []
  return pages
    .flatMap((page) => {
      const known = index.pages[index.pageNumber(page.id) ?? -1]
      const source = readSource(page, (read) => known?.keyTerms ?? index.computeKeyTerms(page.title, read))
      if (!canLink(asking, source, target)) return []
      return selectBestPlaces(asking, source, findLinkHints(index, source.read, target), 1)
    })
    .sort((a, b) => b.score - a.score || (a.from < b.from ? -1 : 1))
}

interface SourcePage {
  page: PageTexts
  read: ParsedText[]
  linked: ReadonlySet<string>
  indexed: Pick<IndexedPage, 'id' | 'path' | 'keyTerms'>
}

function readSource(page: PageTexts, keyTermsIn: (read: ParsedText[]) => TermVector): SourcePage {
  const read = page.texts.map(parseText)
  const linked = new Set(read.flatMap(({ links }) => links.map(({ href }) => hrefTarget(href))))
  return { page, read, linked, indexed: { id: page.id, path: page.path, keyTerms: keyTermsIn(read) } }
}

function canLink(
  { index, settings, isDismissed }: SuggestContext,
  { page, linked, indexed }: SourcePage,
  target: number,
) {
  const to = index.pages[target] as IndexedPage
  if (to.id === page.id || !to.isPublic || linked.has(`page:${to.id}`) || linked.has(to.path)) return false
  if (isDismissed?.(page.id, to.id)) return false
  return !(settings.leavesTwoWayLinks && index.hasLink(to, indexed))
}

interface ScoredHint extends LinkHint {
  score: number
  shared: number[]
}

/** The strongest place for each target, `most` of them, no two over the same words. */
function selectBestPlaces(
  { index, settings }: SuggestContext,
  source: SourcePage,
  hints: LinkHint[],
  most: number,
): LinkSuggestion[] {
  const scored = hints.map((hint) => scoreHint(index, source, hint)).sort(byScore)
  const taken: ScoredHint[] = []
  const suggestions: LinkSuggestion[] = []
  for (const hint of scored) {
    if (suggestions.length === most) break
    if (taken.some((other) => other.target === hint.target || overlaps(other, hint))) continue
    const suggestion = toSuggestion(index, settings, source, hint)
    if (!suggestion) continue
    taken.push(hint)
    suggestions.push(suggestion)
  }
  return suggestions
}

function byScore(a: ScoredHint, b: ScoredHint) {
  return b.score - a.score || a.target - b.target || a.sentence.text - b.sentence.text || a.start - b.start
}

function overlaps(a: LinkHint, b: LinkHint) {
  return a.sentence.block === b.sentence.block && a.start < b.end && b.start < a.end
}

function scoreHint(index: PageIndex, { indexed }: SourcePage, hint: LinkHint): ScoredHint {
  const { keyTerms, isPillar } = index.pages[hint.target] as IndexedPage
  const { score: related, terms } = compareTermVectors(indexed.keyTerms, keyTerms)
  const score =
    hint.strength *
    (HINT_WEIGHT + (1 - HINT_WEIGHT) * Math.min(1, related / CLOSE_SIMILARITY)) *
    (isPillar ? PILLAR_BOOST : 1)
  return { ...hint, score: Math.min(1, score), shared: terms }
}

function toSuggestion(index: PageIndex, settings: SuggestionSettings, source: SourcePage, hint: ScoredHint) {
  const { sentence, start, end, score, evidence } = hint
  const { text, block } = sentence
  const { html, blocks } = source.read[text] as ParsedText
  const first = settings.leavesFirstSentence && text === 0 && blocks.find(({ kind }) => kind !== 'heading')
  if (findUnlinkableReason(block, start, end) || (first === block && start < block.sentences.at(0).end))
    return undefined
  const around = findWrapRange(block, start, end)
  if (!around) return undefined
  const to = index.pages[hint.target] as IndexedPage
  const opening = openingTag({ toPage: to.id, toUrl: null, isNofollow: false, opensNewTab: false })
  const quote = quoteSentence(block, start, end)
  const reason = suggestionReason(index, to, hint, block.text.slice(start, end))
  const placement = { ...around, source: html.slice(around.start, around.end), opening }
  return { ...placement, from: source.page.id, to: to.id, text, quote, score, evidence, reason }
}

/** Why words could link to a page, as a sentence for people. */
function suggestionReason(
  index: PageIndex,
  { isPillar }: IndexedPage,
  { evidence, share, shared }: LinkHint & { shared: number[] },
  words: string,
) {
  const quoted = `“${words.replace(/\s+/g, ' ')}”`
  const evident = {
    keyword: `${quoted} is one of its keywords`,
    title: share === 1 ? `${quoted} is its title` : `${quoted} is part of its title`,
    words: 'The sentence contains the words of its title',
  }[evidence]
  const common = shared.slice(0, MAX_REASON_WORDS).map((term) => index.terms.termWord(term))
  const related = common.length > 0 ? `; both pages mention ${joinWithAnd(common)}` : ''
  return `${evident}${related}${isPillar ? '; it is a pillar page' : ''}.`
}

function joinWithAnd(words: string[]) {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
