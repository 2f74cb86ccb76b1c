import type { DayData, HitColumns } from '../days/day-data'
import { hitKindCode } from '../days/day-data'
import type { IndexedDay, TextLookup } from './aggregator'

// of a text and its number, besides its characters
const BYTES_BESIDE = 80
const PURCHASE = hitKindCode('purchase')

/** Texts of all days that are kept, numbered as they come. */
export class TextDictionary implements TextLookup {
  readonly #numbers = new Map<string, number>()
  readonly #texts: string[] = []
  #bytes = 0

  get size() {
    return this.#texts.length
  }

  /** What they take in memory, about. */
  get byteSize() {
    return this.#bytes
  }

  getText(word: number) {
    return this.#texts[word] ?? ''
  }

  findTextId(text: string) {
    return this.#numbers.get(text)
  }

  /** The number of a text, which gets one when it is new. */
  add(text: string) {
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    this.#texts.push(text)
    this.#bytes += text.length + BYTES_BESIDE
    this.#numbers.set(text, this.#texts.length - 1)
    return this.#texts.length - 1
  }
}

/** A day as aggregators take it. */
export function indexDay({ texts, ...day }: DayData, words: TextDictionary): IndexedDay {
  const known = new Uint32Array(texts.length)
  for (const [number, text] of texts.entries()) known[number] = words.add(text)
  return { ...day, textIds: known, purchaseHits: findPurchaseHits(day.hits) }
}

function findPurchaseHits({ kind }: HitColumns) {
  const found: number[] = []
  for (let hit = kind.indexOf(PURCHASE); hit >= 0; hit = kind.indexOf(PURCHASE, hit + 1)) found.push(hit)
  return Uint32Array.from(found)
}
