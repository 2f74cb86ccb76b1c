import type { ReadableText } from '../reading/readable-text'
import type { IndexedPage, PageIndex } from './page-index'
import { type SentenceWords, sentencesOf } from './sentence-words'
import type { Evidence } from './suggestion'
import { type TitleWindow, titleWindow } from './title-window'

/** Words of a text that speak of a page: offsets in the text of their block. */
export interface Hint {
  target: number
  sentence: Pick<SentenceWords, 'text' | 'block'>
  start: number
  end: number
  evidence: Evidence
  /** How sure the words alone make it, from 0 to 1. */
  strength: number
  /** How much of the title the words are, from 0 to 1; of a keyword, 1. */
  share: number
}

// a term that more titles have than this is looked for beside another one only
const MOST_TITLES = 200

// measured against the pages with known links of `quality`, beginning with what Linkwise documents
const KEYWORD = 0.8
const ONE_WORD_TITLE = 0.5
const WHOLE_PHRASE_WORDS = 4
const LEAST_PHRASE = 0.4
const LEAST_UNORDERED = 0.6
const UNORDERED = 0.9
// what is left of words that stand far from each other
const LOOSE = 0.6

/** All words of some texts that speak of a page, or of one certain page. */
export function findHints(index: PageIndex, read: ReadableText[], only?: number): Hint[] {
  const all = sentencesOf(read, index.terms)
  const sentences = only === undefined ? all : all.filter((sentence) => speaksOf(sentence, index.pages[only]))
  const byTitle = sentences.flatMap((sentence) => titleHints(index, sentence, only))
  return [...byTitle, ...keywordHints(index, sentences, only)]
}

function speaksOf({ words }: SentenceWords, page: IndexedPage | undefined) {
  return words.some(({ term }) => page?.subjectTerms.includes(term))
}

function keywordHints(index: PageIndex, sentences: SentenceWords[], only?: number): Hint[] {
  const texts = new Map(sentences.map(({ block, text }) => [block, text]))
  return [...texts].flatMap(([block, text]) =>
    index.keywords.matchesIn(block.text, block.sentences).flatMap(({ keyword, start, end }) =>
      (index.pagesOfKeyword[keyword] ?? [])
        .filter((target) => only === undefined || target === only)
        .map((target) => {
          const sentence = { text, block }
          return { target, sentence, start, end, evidence: 'keyword' as const, strength: KEYWORD, share: 1 }
        }),
    ),
  )
}

function titleHints(index: PageIndex, sentence: SentenceWords, only?: number): Hint[] {
  const targets = only === undefined ? pagesSpokenOf(index, sentence) : [only]
  return targets.flatMap((target) => {
    const { titleTerms } = index.pages[target] as IndexedPage
    const window = titleWindow(sentence.words, titleTerms, (terms) => index.weightOf(terms))
    const rated = window && rate(index, titleTerms, window)
    const [first, last] = [sentence.words[window?.first ?? 0], sentence.words[window?.last ?? 0]]
    return rated && first && last ? [{ target, sentence, start: first.start, end: last.end, ...rated }] : []
  })
}

/** The pages of whose titles a sentence has a term that is not too frequent. */
function pagesSpokenOf({ titlesWith }: PageIndex, { words }: SentenceWords) {
  const pages = new Set<number>()
  for (const { term } of words) {
    const titles = titlesWith[term]
    if (titles && titles.length <= MOST_TITLES) for (const page of titles) pages.add(page)
  }
  return [...pages]
}

function rate(index: PageIndex, titleTerms: number[], { terms, isPhrase, first, last }: TitleWindow) {
  const share = index.weightOf(terms) / index.weightOf(titleTerms)
  if (titleTerms.length === 1) return { evidence: 'title' as const, strength: ONE_WORD_TITLE, share }
  if (terms.length < 2) return undefined
  const phrase = isPhrase ? Math.min(1, Math.max(share, terms.length / WHOLE_PHRASE_WORDS)) : 0
  if (phrase >= LEAST_PHRASE) return { evidence: 'title' as const, strength: phrase, share }
  if (share < LEAST_UNORDERED) return undefined
  const density = LOOSE + (1 - LOOSE) * Math.min(1, terms.length / (last - first + 1))
  return { evidence: 'words' as const, strength: share * UNORDERED * density, share }
}
