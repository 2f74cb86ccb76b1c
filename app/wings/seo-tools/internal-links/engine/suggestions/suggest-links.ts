import { findWrapRange } from '../placing/find-wrap-range'
import { hrefTarget } from '../placing/href-target'
import { openingTag } from '../placing/opening-tag'
import type { PageTexts } from '../placing/page-plan'
import { quoteSentence } from '../placing/quote-sentence'
import { findUnlinkableReason } from '../text/html-block'
import { type ParsedText, parseText } from '../text/parse-text'
import { findTargetCandidates, MIN_SIMILARITY } from './find-candidates'
import { findLinkHints, type LinkHint, type LinkHints } from './find-link-hints'
import { findPhrase } from './find-phrase'
import { findWholeTitle } from './find-whole-title'
import { compareTermVectors } from './key-terms'
import type { LinkSuggestion, SuggestionSettings } from './link-suggestion'
import type { LinkablePage } from './linkable-page'
import { NearestSentences, type NearSentence } from './nearest-sentences'
import type { IndexedPage, PageDescription, PageIndex } from './page-index'
import { type LinkEvidence, rateLinks } from './rank-links'
import { type SentenceWords, splitSentences } from './split-sentences'
import { suggestionReason } from './suggestion-reason'

const MAX_SUGGESTIONS = 10

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
  const source = readSource(asking.index, page)
  return placeBest(asking, rate(asking.index, collectOutbound(asking, source)), MAX_SUGGESTIONS)
}

/** What speaks for the links that one page could have, before they are rated: what the model is fitted with. */
export function collectOutboundEvidence(asking: SuggestContext, page: Omit<LinkablePage, 'isPublic'>) {
  const links = collectOutbound(asking, readSource(asking.index, page))
  return links.map(({ target, evidence }) => ({ to: (asking.index.pages[target] as IndexedPage).id, evidence }))
}

/** Where other pages could link to one: of the texts that are given, each page once, the best first. */
export function suggestInbound(
  asking: SuggestContext,
  id: string,
  pages: Omit<LinkablePage, 'isPublic'>[],
): LinkSuggestion[] {
  return placeInbound(asking, collectInbound(asking, id, pages))
}

/** The same in two steps, for texts that come some at a time: first what speaks for each link, then which are the best. */
export function collectInbound(
  asking: SuggestContext,
  id: string,
  pages: Omit<LinkablePage, 'isPublic'>[],
): PossibleLink[] {
  const { index } = asking
  const target = index.pageNumber(id)
  if (target === undefined) return []
  return pages.flatMap((page) => {
    const source = readSource(index, page, index.pages[index.pageNumber(page.id) ?? -1])
    if (!canLink(asking, source, target)) return []
    const { vector } = index.pages[target] as IndexedPage
    const { score: similarity } = compareTermVectors(source.vector, vector)
    const link = collectLink(index, source, target, findLinkHints(index, source.sentences, target), similarity)
    return link.hints.length > 0 || similarity >= MIN_SIMILARITY ? [link] : []
  })
}

export function placeInbound(asking: SuggestContext, links: PossibleLink[]): LinkSuggestion[] {
  return rate(asking.index, links)
    .flatMap((link) => placeBest(asking, [link], 1))
    .sort((a, b) => b.score - a.score || (a.from < b.from ? -1 : 1))
}

interface SourcePage extends PageDescription {
  page: PageTexts
  read: ParsedText[]
  sentences: SentenceWords[]
  nearest: NearestSentences
  linked: ReadonlySet<string>
}

/** `known` describes a page that is as the index knows it, which spares counting its words. */
function readSource(index: PageIndex, page: Omit<LinkablePage, 'isPublic'>, known?: PageDescription): SourcePage {
  const read = page.texts.map(parseText)
  const { vector, length, language } = known ?? index.describe(page.title, read)
  const sentences = splitSentences(read, index.terms, language)
  const linked = new Set(read.flatMap(({ links }) => links.map(({ href }) => hrefTarget(href))))
  const nearest = new NearestSentences(index, sentences)
  return { vector, length, language, page, read, sentences, nearest, linked }
}

function canLink({ index, settings, isDismissed }: SuggestContext, { page, linked }: SourcePage, target: number) {
  const to = index.pages[target] as IndexedPage
  if (to.id === page.id || !to.isPublic || linked.has(`page:${to.id}`) || linked.has(to.path)) return false
  if (isDismissed?.(page.id, to.id)) return false
  return !(settings.leavesTwoWayLinks && index.hasLink(to, page))
}

/** A link that could be, with all the places where it could stand. */
export interface PossibleLink {
  source: SourcePage
  target: number
  hints: readonly LinkHint[]
  near: readonly NearSentence[]
  evidence: LinkEvidence
}

function collectOutbound(asking: SuggestContext, source: SourcePage): PossibleLink[] {
  const { index } = asking
  const similarity = index.similarity.compare(source.vector, index.pages.length)
  const found = findLinkHints(index, source.sentences)
  return [...findTargetCandidates(index, similarity, found)]
    .filter((target) => canLink(asking, source, target))
    .map((target) => collectLink(index, source, target, found, similarity[target] ?? 0))
}

function collectLink(
  index: PageIndex,
  source: SourcePage,
  target: number,
  { hints, mentions }: LinkHints,
  similarity: number,
): PossibleLink {
  const to = index.pages[target] as IndexedPage
  const near = source.nearest.find(to.vector)
  const mention = mentions.get(target) ?? 0
  const own = hints.get(target) ?? []
  const evidence = {
    strength: own[0]?.strength ?? 0,
    mention,
    mentionShare: mention / Math.max(Number.MIN_VALUE, index.totalWeight(to.titleTerms)),
    similarity,
    nearness: near[0]?.nearness ?? 0,
    length: to.length / index.averageLength,
    titleLength: to.titleTerms.length,
  }
  return { source, target, hints: own, near, evidence }
}

interface RatedLink extends PossibleLink {
  score: number
}

function rate(index: PageIndex, links: PossibleLink[]): RatedLink[] {
  const scores = rateLinks(links.map(({ evidence }) => evidence))
  return links
    .map((link, at) => {
      const boost = index.pages[link.target]?.isPillar ? PILLAR_BOOST : 1
      return { ...link, score: Math.min(1, (scores[at] as number) * boost) }
    })
    .sort((a, b) => b.score - a.score || a.target - b.target)
}

/** The best links of a page, `most` of them, each at its strongest place, no two over the same words. */
function placeBest(asking: SuggestContext, links: readonly RatedLink[], most: number): LinkSuggestion[] {
  const taken: LinkHint[] = []
  const suggestions: LinkSuggestion[] = []
  for (const link of links) {
    if (suggestions.length === most) break
    for (const place of placesOf(asking.index, link)) {
      if (taken.some((other) => overlaps(other, place))) continue
      const suggestion = toSuggestion(asking, link, place)
      if (!suggestion) continue
      taken.push(place)
      suggestions.push(suggestion)
      break
    }
  }
  return suggestions
}

/** Where a link could stand: on words of its title or keywords, else on a phrase of the sentences nearest in meaning. */
function* placesOf(index: PageIndex, { target, hints, near }: RatedLink): Generator<LinkHint> {
  const page = index.pages[target] as IndexedPage
  for (const hint of hints) {
    const whole = hint.evidence === 'keyword' ? undefined : findWholeTitle(hint.sentence.block.text, page.title, hint)
    if (whole) yield { ...hint, ...whole, evidence: 'title' }
    yield hint
  }
  for (const { sentence } of near) {
    const phrase = findPhrase(index, sentence, page)
    if (phrase) yield { target, sentence, ...phrase, evidence: 'similarity', strength: 0 }
  }
}

function overlaps(a: LinkHint, b: LinkHint) {
  return a.sentence.block === b.sentence.block && a.start < b.end && b.start < a.end
}

function toSuggestion(
  { index, settings }: SuggestContext,
  { source, target, score }: RatedLink,
  { sentence, start, end, evidence }: LinkHint,
): LinkSuggestion | undefined {
  const { text, block } = sentence
  const { html, blocks } = source.read[text] as ParsedText
  const first = settings.leavesFirstSentence && text === 0 && blocks.find(({ kind }) => kind !== 'heading')
  if (findUnlinkableReason(block, start, end) || (first === block && start < block.sentences.at(0).end))
    return undefined
  const around = findWrapRange(block, start, end)
  if (!around) return undefined
  const to = index.pages[target] as IndexedPage
  const opening = openingTag({ toPage: to.id, toUrl: null, isNofollow: false, opensNewTab: false })
  const quote = quoteSentence(block, start, end)
  const reason = suggestionReason(index, to, { vector: source.vector, words: block.text.slice(start, end), evidence })
  const placement = { ...around, source: html.slice(around.start, around.end), opening }
  return { ...placement, from: source.page.id, to: to.id, text, quote, score, evidence, reason }
}
