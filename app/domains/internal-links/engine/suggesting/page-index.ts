import { readKeyword } from '../matching/keyword'
import { KeywordIndex } from '../matching/keyword-index'
import { linkedTarget } from '../placing/linked-target'
import { type ReadableText, readText } from '../reading/readable-text'
import type { KnownPage } from './known-page'
import { countTerms, termsOf } from './page-terms'
import { type Prominent, prominentWords, rarity, type TermCounts } from './prominent-words'
import { TermNumbers } from './term-numbers'
import { headOf } from './title'

export interface IndexedPage extends Pick<KnownPage, 'id' | 'path' | 'title' | 'isPillar' | 'isPublic'> {
  /** The terms of its title, or of the part of it that names the subject, each once. */
  titleTerms: number[]
  /** The same with those of its keywords: whoever speaks of the page has some of them. */
  subjectTerms: number[]
  prominent: Prominent
  /** What its texts link to, as stored. */
  targets: ReadonlySet<string>
}

// a keyword of more pages than these is the name of none of them
const MOST_OF_A_KEYWORD = 20

const nothing: Prominent = { terms: new Uint32Array(), weights: new Float32Array() }

/** What suggestions know of all pages of a site. It is made at once, and takes some kilobytes for each page. */
export class PageIndex {
  readonly pages: IndexedPage[] = []
  readonly terms = new TermNumbers()
  /** By terms: the pages that have it in their texts, and in their titles. */
  readonly pagesWith: number[][] = []
  readonly titlesWith: number[][] = []
  readonly keywords: KeywordIndex
  /** The pages that want to be linked under each keyword of `keywords`. */
  readonly pagesOfKeyword: number[][]
  readonly #rarities: Float32Array
  readonly #averageLength: number
  readonly #numbers = new Map<string, number>()

  constructor(pages: Iterable<KnownPage>) {
    const counted: TermCounts[] = []
    const wanted = new Map<string, { parts: string[]; pages: number[] }>()
    for (const page of pages) {
      for (const keyword of page.keywords) want(wanted, keyword, this.pages.length)
      counted.push(this.#add(page))
    }
    const lengths = counted.map(lengthOf)
    this.#averageLength = Math.max(1, lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length))
    this.#rarities = Float32Array.from({ length: this.terms.size }, (_, term) =>
      rarity(this.pages.length, this.pagesWith[term]?.length ?? 0),
    )
    for (const [number, page] of this.pages.entries()) page.prominent = this.#prominent(counted[number] as TermCounts)
    const keywords = [...wanted.values()]
    this.keywords = new KeywordIndex(keywords.map(({ parts }) => ({ parts, by: 'form', isCaseSensitive: false })))
    this.pagesOfKeyword = keywords.map((keyword) => keyword.pages)
  }

  numberOf(id: string) {
    return this.#numbers.get(id)
  }

  /** Whether the texts of a page, as the index knows them, link to another one. */
  links({ targets }: IndexedPage, { id, path }: Pick<IndexedPage, 'id' | 'path'>) {
    return targets.has(`page:${id}`) || targets.has(path)
  }

  /** How much terms say together: the rarer, the more. */
  weightOf(terms: readonly number[]) {
    return terms.reduce((sum, term) => sum + (this.#rarities[term] ?? 0), 0)
  }

  /** What a page is about as it is now, though the index may know an older state of it, or none. */
  prominentOf(title: string, read: readonly ReadableText[]) {
    return this.#prominent(countTerms(title, read, (word) => this.terms.numberOf(word)))
  }

  #prominent(counts: TermCounts) {
    return prominentWords(counts, (term) => this.#rarities[term] ?? 0, this.#averageLength)
  }

  #add({ id, path, title, isPillar, isPublic, texts, keywords }: KnownPage) {
    const number = this.pages.length
    const read = texts.map(readText)
    const numberOf = (word: string) => this.terms.add(word)
    const counts = countTerms(title, read, numberOf)
    const titleTerms = [...new Set(termsOf(headOf(title), numberOf))]
    const subjectTerms = [
      ...new Set([...titleTerms, ...keywords.flatMap((keyword) => [...termsOf(keyword, numberOf)])]),
    ]
    for (const term of counts.terms) note(this.pagesWith, term, number)
    for (const term of titleTerms) note(this.titlesWith, term, number)
    const targets = new Set(read.flatMap(({ links }) => links.map(({ href }) => linkedTarget(href))))
    this.pages.push({ id, path, title, isPillar, isPublic, titleTerms, subjectTerms, targets, prominent: nothing })
    this.#numbers.set(id, number)
    return counts
  }
}

function lengthOf({ counts }: TermCounts) {
  return counts.reduce((sum, count) => sum + count, 0)
}

function note(lists: number[][], at: number, number: number) {
  lists[at] ??= []
  lists[at].push(number)
}

function want(wanted: Map<string, { parts: string[]; pages: number[] }>, keyword: string, page: number) {
  const read = readKeyword(keyword)
  if ('refusal' in read) return
  const key = read.parts.join('…').toLowerCase()
  const known = wanted.get(key)
  if (known && known.pages.length >= MOST_OF_A_KEYWORD) return
  if (known) known.pages.push(page)
  else wanted.set(key, { ...read, pages: [page] })
}
