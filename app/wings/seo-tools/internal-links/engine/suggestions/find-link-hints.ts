import type { SuggestionEvidence } from './link-suggestion'
import type { IndexedPage, PageIndex } from './page-index'
import type { SentenceWords } from './split-sentences'
import { findTitleWindow, type TitleWindow } from './title-window'

/** Words of a text that speak of a page: offsets in the text of their block. */
export interface LinkHint {
  target: number
  sentence: Pick<SentenceWords, 'text' | 'block'>
  start: number
  end: number
  evidence: SuggestionEvidence
  /** How sure the words alone make it, from 0 to 1. */
  strength: number
}

/** What the sentences of a text say of the titles and keywords of other pages. */
export interface LinkHints {
  /** By the numbers of the pages, the surest first. */
  hints: Map<number, LinkHint[]>
  /** By the numbers of the pages: how much the sentence with most words of the title says, as `PageIndex.totalWeight`. */
  mentions: Map<number, number>
}

// a term that more titles have than this is looked for beside another one only
const MAX_TITLES = 200

const KEYWORD = 0.8
// of a title of one word that no other page says; one that many pages say names nothing
const ONE_WORD_TITLE = 0.8
const MIN_RARITY = 0.3
const COMMON_ONE_WORD_TITLE = 0.05
const WHOLE_PHRASE_WORDS = 4
const MIN_PHRASE_SHARE = 0.4
const MIN_UNORDERED_SHARE = 0.6
const UNORDERED_FACTOR = 0.9
// what is left of words that stand far from each other
const LOOSE_FACTOR = 0.6

/** All words of some sentences that speak of a page, or of one certain page. */
export function findLinkHints(index: PageIndex, all: readonly SentenceWords[], only?: number): LinkHints {
  const sentences = only === undefined ? all : all.filter((sentence) => mentionsPage(sentence, index.pages[only]))
  const found: LinkHints = { hints: new Map(), mentions: new Map() }
  for (const sentence of sentences) addTitleHints(found, index, sentence, only)
  for (const hint of keywordHints(index, sentences, only)) addHint(found, hint)
  for (const hints of found.hints.values()) hints.sort((a, b) => b.strength - a.strength)
  return found
}

function addHint({ hints }: LinkHints, hint: LinkHint) {
  const known = hints.get(hint.target)
  if (known) known.push(hint)
  else hints.set(hint.target, [hint])
}

function mentionsPage({ words }: SentenceWords, page: IndexedPage | undefined) {
  return words.some(({ term }) => page?.subjectTerms.includes(term))
}

function keywordHints(index: PageIndex, sentences: readonly SentenceWords[], only?: number): LinkHint[] {
  const texts = new Map(sentences.map(({ block, text }) => [block, text]))
  return [...texts].flatMap(([block, text]) =>
    index.keywords.findMatches(block.text, block.sentences).flatMap(({ keyword, start, end }) =>
      (index.pagesByKeyword[keyword] ?? [])
        .filter((target) => only === undefined || target === only)
        .map((target) => {
          const sentence = { text, block }
          return { target, sentence, start, end, evidence: 'keyword' as const, strength: KEYWORD }
        }),
    ),
  )
}

function addTitleHints(found: LinkHints, index: PageIndex, sentence: SentenceWords, only?: number) {
  const said = new Set(sentence.words.map(({ term }) => term))
  for (const target of only === undefined ? findMentionedPages(index, sentence) : [only]) {
    const { titleTerms } = index.pages[target] as IndexedPage
    const weight = index.totalWeight(titleTerms.filter((term) => said.has(term)))
    if (weight > (found.mentions.get(target) ?? 0)) found.mentions.set(target, weight)
    const window = findTitleWindow(sentence.words, titleTerms, (terms) => index.totalWeight(terms))
    const rated = window && rateTitleMatch(index, titleTerms, window)
    const [first, last] = [sentence.words[window?.first ?? 0], sentence.words[window?.last ?? 0]]
    if (rated && first && last) addHint(found, { target, sentence, start: first.start, end: last.end, ...rated })
  }
}

/** The pages of whose titles a sentence has a term that is not too frequent. */
function findMentionedPages({ pagesByTitleTerm }: PageIndex, { words }: SentenceWords) {
  const pages = new Set<number>()
  for (const { term } of words) {
    const titles = pagesByTitleTerm[term]
    if (titles && titles.length <= MAX_TITLES) for (const page of titles) pages.add(page)
  }
  return [...pages]
}

function rateTitleMatch(index: PageIndex, titleTerms: number[], { terms, isPhrase, first, last }: TitleWindow) {
  if (titleTerms.length === 1) {
    const rarity = Math.min(1, index.relativeRarity(titleTerms[0] as number))
    const strength = Math.max(COMMON_ONE_WORD_TITLE, (ONE_WORD_TITLE * (rarity - MIN_RARITY)) / (1 - MIN_RARITY))
    return { evidence: 'title' as const, strength }
  }
  if (terms.length < 2) return undefined
  const share = index.totalWeight(terms) / index.totalWeight(titleTerms)
  const phrase = isPhrase ? Math.min(1, Math.max(share, terms.length / WHOLE_PHRASE_WORDS)) : 0
  if (phrase >= MIN_PHRASE_SHARE) return { evidence: 'title' as const, strength: phrase }
  if (share < MIN_UNORDERED_SHARE) return undefined
  const density = LOOSE_FACTOR + (1 - LOOSE_FACTOR) * Math.min(1, terms.length / (last - first + 1))
  return { evidence: 'words' as const, strength: share * UNORDERED_FACTOR * density }
}
