import type { Language } from '~/kits/language/language'
import { hrefTarget } from '../placing/href-target'
import { KeywordIndex } from '../text/keyword-index'
import { parseKeyword } from '../text/parse-keyword'
import { type ParsedText, parseText } from '../text/parse-text'
import { countTerms, extractTerms } from './count-terms'
import { inverseDocumentFrequency, selectKeyTerms, type TermCounts, type TermVector, weighTerms } from './key-terms'
import type { LinkablePage } from './linkable-page'
import { detectPageLanguage } from './page-language'
import { SimilarityIndex } from './similarity-index'
import { TermDictionary } from './term-dictionary'
import { titleSubject } from './title-subject'

export interface IndexedPage extends Pick<LinkablePage, 'id' | 'path' | 'title' | 'isPillar' | 'isPublic'> {
  /** The terms of its title, or of the part of it that names the subject, each once. */
  titleTerms: number[]
  /** The same with those of its keywords: whoever speaks of the page has some of them. */
  subjectTerms: number[]
  keywords: readonly string[]
  /** The terms of its texts that tell it from other pages. */
  vector: TermVector
  /** Of its texts, in terms. */
  length: number
  language: Language
  /** What it is about in more words: those that other pages have too, and its prominent ones. */
  topicTerms: TermVector
  /** What its texts link to, as stored. */
  targets: ReadonlySet<string>
}

const BEGINS_WITH_DIGIT = /^\p{N}/u
const MAX_KEY_TERMS = 20
// more of a long page is no more about it
const MAX_VECTOR_TERMS = 300
// in a small site the prominent words of a long page are mostly those that no other page has
const MAX_TOPIC_TERMS = 150

// a keyword of more pages than these is the name of none of them
const MAX_PAGES_PER_KEYWORD = 20

const emptyVector: TermVector = { terms: new Uint32Array(), weights: new Float32Array() }
const emptyTerms = {
  vector: emptyVector,
  length: 0,
  topicTerms: emptyVector,
  targets: new Set<string>(),
  subjectTerms: [],
}

/** How often a page has each term: in its texts, and in all that it says. */
interface PageTermCounts {
  texts: TermCounts
  fullTexts: TermCounts
}

/** What suggestions have to know of the page that they are for. */
export type PageDescription = Pick<IndexedPage, 'vector' | 'length' | 'language'>

interface TargetKeyword {
  parts: string[]
  /** The pages that want to be linked under it. */
  pages: number[]
}

/**
 * What suggestions know of all pages of a site: some kilobytes for each page. Made at once, or in turns with what else a
 * process does. Pages may be replaced and forgotten afterwards; how rare a word is stays as it was when all were read.
 */
export class PageIndex {
  readonly pages: IndexedPage[] = []
  readonly similarity = new SimilarityIndex()
  readonly terms = new TermDictionary()
  /** By terms: the pages that have it in their texts, and in their titles. Some may be forgotten: see `isCurrent`. */
  readonly pagesByTerm: number[][] = []
  readonly pagesByTitleTerm: number[][] = []
  // by terms: how many pages say it, in their texts or elsewhere
  readonly #saying: number[] = []
  readonly #numbers = new Map<string, number>()
  readonly #wanted = new Map<string, TargetKeyword>()
  #keywords: { index: KeywordIndex; pagesOf: number[][] } | undefined
  #rarities = new Float32Array()
  #averageLength = 1

  constructor(pages: Iterable<LinkablePage> = []) {
    const counted = Array.from(pages, (page) => this.#add(page))
    this.#learnRarities(counted)
    for (const [number, counts] of counted.entries()) this.#weigh(number, counts)
  }

  /** Makes the index of pages that come some at a time; `pause` is called after each bit of work of a few milliseconds. */
  static async buildInBatches(
    pages: AsyncIterable<readonly LinkablePage[]>,
    pause: () => Promise<void>,
  ): Promise<PageIndex> {
    const index = new PageIndex()
    const counted: PageTermCounts[] = []
    for await (const some of pages) {
      for (const page of some) {
        counted.push(index.#add(page))
        await pause()
      }
    }
    index.#learnRarities(counted)
    for (const [number, counts] of counted.entries()) {
      index.#weigh(number, counts)
      await pause()
    }
    return index
  }

  /** Knows a page as it is now, whether it knew it before or not. */
  replace(page: LinkablePage) {
    this.remove(page.id)
    const counts = this.#add(page)
    this.#weigh(this.pages.length - 1, counts)
  }

  /** Suggests the page no more, neither as a target nor as a place for links. */
  remove(id: string) {
    const number = this.#numbers.get(id)
    if (number === undefined) return
    const page = this.pages[number] as IndexedPage
    this.pages[number] = { ...page, isPublic: false, ...emptyTerms }
    this.#numbers.delete(id)
    for (const keyword of page.keywords) this.#unwant(keyword, number)
  }

  pageNumber(id: string) {
    return this.#numbers.get(id)
  }

  /** Whether this is what is known of a page today, and not what was replaced or forgotten. */
  isCurrent(number: number) {
    return this.#numbers.get(this.pages[number]?.id ?? '') === number
  }

  /** How many pages are known today; the rest of `pages` was replaced or forgotten, and takes memory still. */
  get size() {
    return this.#numbers.size
  }

  /** Of a page, in terms. */
  get averageLength() {
    return this.#averageLength
  }

  get keywords() {
    return this.#wantedKeywords().index
  }

  /** The pages that want to be linked under each keyword of `keywords`. */
  get pagesByKeyword() {
    return this.#wantedKeywords().pagesOf
  }

  /** Whether the texts of a page, as the index knows them, link to another one. */
  hasLink({ targets }: Pick<IndexedPage, 'targets'>, { id, path }: Pick<IndexedPage, 'id' | 'path'>) {
    return targets.has(`page:${id}`) || targets.has(path)
  }

  /** How much terms say together: the rarer, the more. */
  totalWeight(terms: readonly number[]) {
    return terms.reduce((sum, term) => sum + this.#rarityOf(term), 0)
  }

  /** How rare a term is in this site: 0 for one that all pages have, 1 for one that a single page has. */
  relativeRarity(term: number) {
    return this.#rarityOf(term) / inverseDocumentFrequency(this.pages.length, 1)
  }

  /** A page as it is now, as the index would know it, though it may know an older state of it, or none. */
  describe(title: string, read: readonly ParsedText[]): PageDescription {
    const language = detectPageLanguage(title, read)
    const counts = countTerms(title, read, (word) => this.terms.termId(word, language))
    return { language, vector: this.#vectorOf(counts), length: sumCounts(counts) }
  }

  #rarityOf(term: number) {
    // a term that came with a page after all others were read
    return this.#rarities[term] ?? inverseDocumentFrequency(this.pages.length, this.pagesByTerm[term]?.length ?? 0)
  }

  #vectorOf(counts: TermCounts) {
    return weighTerms(counts, { termRarity: (term) => this.#rarityOf(term), limit: MAX_VECTOR_TERMS })
  }

  #prominent(counts: TermCounts) {
    const rarityOf = (term: number) => this.#rarityOf(term)
    return selectKeyTerms(counts, { termRarity: rarityOf, averageLength: this.#averageLength, limit: MAX_KEY_TERMS })
  }

  #about(said: TermCounts, { terms }: TermVector) {
    const prominent = new Set(terms)
    const rarityOf = (term: number) => {
      const saying = this.#saying[term] ?? 0
      const isCounted = (saying > 1 || prominent.has(term)) && !this.#isNumber(term)
      return isCounted ? inverseDocumentFrequency(this.pages.length, saying) : 0
    }
    return selectKeyTerms(said, { termRarity: rarityOf, averageLength: this.#averageLength, limit: MAX_TOPIC_TERMS })
  }

  /** Two pages that both say 90 need not speak of the same. */
  #isNumber(term: number) {
    return BEGINS_WITH_DIGIT.test(this.terms.termWord(term))
  }

  #weigh(number: number, { texts, fullTexts }: PageTermCounts) {
    const vector = this.#vectorOf(texts)
    const topicTerms = this.#about(fullTexts, this.#prominent(texts))
    Object.assign(this.pages[number] as IndexedPage, { vector, length: sumCounts(texts), topicTerms })
    this.similarity.add(number, vector)
  }

  #learnRarities(counted: PageTermCounts[]) {
    const words = counted.reduce((sum, { texts }) => sum + sumCounts(texts), 0)
    this.#averageLength = Math.max(1, words / Math.max(1, counted.length))
    this.#rarities = Float32Array.from({ length: this.terms.size }, (_, term) =>
      inverseDocumentFrequency(this.pages.length, this.pagesByTerm[term]?.length ?? 0),
    )
  }

  #add({ id, path, title, isPillar, isPublic, texts, fullTexts, keywords }: LinkablePage): PageTermCounts {
    const number = this.pages.length
    const read = texts.map(parseText)
    const language = detectPageLanguage(title, read)
    const numberOf = (word: string) => this.terms.add(word, language)
    const counts = countTerms(title, read, numberOf)
    const titleTerms = [...new Set(extractTerms(titleSubject(title), numberOf))]
    const subjectTerms = [
      ...new Set([...titleTerms, ...keywords.flatMap((keyword) => [...extractTerms(keyword, numberOf)])]),
    ]
    for (const term of counts.terms) appendTo(this.pagesByTerm, term, number)
    for (const term of titleTerms) appendTo(this.pagesByTitleTerm, term, number)
    const targets = new Set(read.flatMap(({ links }) => links.map(({ href }) => hrefTarget(href))))
    const words = { titleTerms, subjectTerms, keywords }
    this.pages.push({
      id,
      path,
      title,
      isPillar,
      isPublic,
      ...words,
      targets,
      vector: emptyVector,
      length: 0,
      language,
      topicTerms: emptyVector,
    })
    this.#numbers.set(id, number)
    for (const keyword of keywords) this.#want(keyword, number)
    return {
      texts: counts,
      fullTexts: this.#hear(fullTexts ? countTerms(title, fullTexts.map(parseText), numberOf) : counts),
    }
  }

  #hear(said: TermCounts) {
    for (const term of said.terms) this.#saying[term] = (this.#saying[term] ?? 0) + 1
    return said
  }

  #want(keyword: string, page: number) {
    const read = parseKeyword(keyword)
    if ('refusal' in read) return
    this.#keywords = undefined
    const key = keywordKey(read.parts)
    const known = this.#wanted.get(key)
    if (known && known.pages.length >= MAX_PAGES_PER_KEYWORD) return
    if (known) known.pages.push(page)
    else this.#wanted.set(key, { ...read, pages: [page] })
  }

  #unwant(keyword: string, page: number) {
    const read = parseKeyword(keyword)
    const known = 'refusal' in read ? undefined : this.#wanted.get(keywordKey(read.parts))
    if (!known) return
    this.#keywords = undefined
    known.pages = known.pages.filter((other) => other !== page)
  }

  #wantedKeywords() {
    if (this.#keywords) return this.#keywords
    const wanted = [...this.#wanted.values()].filter(({ pages }) => pages.length > 0)
    const index = new KeywordIndex(wanted.map(({ parts }) => ({ parts, comparison: 'form', isCaseSensitive: false })))
    this.#keywords = { index, pagesOf: wanted.map(({ pages }) => pages) }
    return this.#keywords
  }
}

function sumCounts({ counts }: TermCounts) {
  return counts.reduce((sum, count) => sum + count, 0)
}

function appendTo(lists: number[][], at: number, number: number) {
  lists[at] ??= []
  lists[at].push(number)
}

const keywordKey = (parts: string[]) => parts.join('…').toLowerCase()
