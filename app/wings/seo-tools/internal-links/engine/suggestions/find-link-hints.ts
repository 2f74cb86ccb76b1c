import type { ParsedText } from '../text/parse-text'
import type { SuggestionEvidence } from './link-suggestion'
import type { IndexedPage, PageIndex } from './page-index'
import { type SentenceWords, splitSentences } from './split-sentences'
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
  /** How much of the title the words are, from 0 to 1; of a keyword, 1. */
  share: number
}

// a term that more titles have than this is looked for beside another one only
const MAX_TITLES = 200

// measured against the pages with known links of `quality`, beginning with what Linkwise documents
const KEYWORD = 0.8
const ONE_WORD_TITLE = 0.5
const WHOLE_PHRASE_WORDS = 4
const MIN_PHRASE_SHARE = 0.4
const MIN_UNORDERED_SHARE = 0.6
const UNORDERED_FACTOR = 0.9
// what is left of words that stand far from each other
const LOOSE_FACTOR = 0.6

/** All words of some texts that speak of a page, or of one certain page. */
export function findLinkHints(index: PageIndex, read: ParsedText[], only?: number): LinkHint[] {
  const all = splitSentences(read, index.terms)
  const sentences = only === undefined ? all : all.filter((sentence) => mentionsPage(sentence, index.pages[only]))
  const byTitle = sentences.flatMap((sentence) => titleHints(index, sentence, only))
  return [...byTitle, ...keywordHints(index, sentences, only)]
}

function mentionsPage({ words }: SentenceWords, page: IndexedPage | undefined) {
  return words.some(({ term }) => page?.subjectTerms.includes(term))
}

function keywordHints(index: PageIndex, sentences: SentenceWords[], only?: number): LinkHint[] {
  const texts = new Map(sentences.map(({ block, text }) => [block, text]))
  return [...texts].flatMap(([block, text]) =>
    index.keywords.findMatches(block.text, block.sentences).flatMap(({ keyword, start, end }) =>
      (index.pagesByKeyword[keyword] ?? [])
        .filter((target) => only === undefined || target === only)
        .map((target) => {
          const sentence = { text, block }
          return { target, sentence, start, end, evidence: 'keyword' as const, strength: KEYWORD, share: 1 }
        }),
    ),
  )
}

function titleHints(index: PageIndex, sentence: SentenceWords, only?: number): LinkHint[] {
  const targets = only === undefined ? findMentionedPages(index, sentence) : [only]
  return targets.flatMap((target) => {
    const { titleTerms } = index.pages[target] as IndexedPage
    const window = findTitleWindow(sentence.words, titleTerms, (terms) => index.totalWeight(terms))
    const rated = window && rateTitleMatch(index, titleTerms, window)
    const [first, last] = [sentence.words[window?.first ?? 0], sentence.words[window?.last ?? 0]]
    return rated && first && last ? [{ target, sentence, start: first.start, end: last.end, ...rated }] : []
  })
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
  const share = index.totalWeight(terms) / index.totalWeight(titleTerms)
  if (titleTerms.length === 1) return { evidence: 'title' as const, strength: ONE_WORD_TITLE, share }
  if (terms.length < 2) return undefined
  const phrase = isPhrase ? Math.min(1, Math.max(share, terms.length / WHOLE_PHRASE_WORDS)) : 0
  if (phrase >= MIN_PHRASE_SHARE) return { evidence: 'title' as const, strength: phrase, share }
  if (share < MIN_UNORDERED_SHARE) return undefined
  const density = LOOSE_FACTOR + (1 - LOOSE_FACTOR) * Math.min(1, terms.length / (last - first + 1))
  return { evidence: 'words' as const, strength: share * UNORDERED_FACTOR * density, share }
}
