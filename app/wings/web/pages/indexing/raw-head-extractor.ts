import type { HeadFacts } from '../page-facts'
import { collapseToLine } from './collapse-to-line'

// of most there is one; more than a few are one mistake that is made again and again
const MOST = 20
const LONGEST = 5_000
const MAX_DATA_LENGTH = 100_000

type Attributes = Record<string, string>

/** Hears the tags of a page and keeps what search engines read of its head as it is written, also what is there twice. */
export class RawHeadExtractor {
  readonly facts: HeadFacts = { lang: null, titles: [], descriptions: [], canonicals: [], jsonLd: [] }
  #drawings = 0
  #open: { list: string[]; texts: string[]; longest: number } | undefined

  open(name: string, { name: of = '', content = '', rel = '', href = '', lang = '', type = '' }: Attributes) {
    const { titles, descriptions, canonicals, jsonLd } = this.facts
    if (name === 'html') this.facts.lang = lang || null
    else if (name === 'svg') this.#drawings++
    else if (name === 'title' && this.#drawings === 0) this.#open = { list: titles, texts: [], longest: LONGEST }
    else if (name === 'meta' && of.toLowerCase() === 'description') this.#keep(descriptions, collapseToLine(content))
    else if (name === 'link' && rel === 'canonical') this.#keep(canonicals, href)
    else if (name === 'script' && type === 'application/ld+json')
      this.#open = { list: jsonLd, texts: [], longest: MAX_DATA_LENGTH }
  }

  text(text: string) {
    this.#open?.texts.push(text)
  }

  close(name: string) {
    if (name === 'svg') this.#drawings--
    if (name !== 'title' && name !== 'script') return
    const { list, texts = [], longest = 0 } = this.#open ?? {}
    this.#open = undefined
    const text = texts.join('').trim()
    // cut short, it would be read as broken
    if (list && text.length <= longest) this.#keep(list, text)
  }

  #keep(list: string[], text: string) {
    if (list.length < MOST) list.push(text)
  }
}
