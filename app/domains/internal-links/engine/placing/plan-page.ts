import type { Block } from '../reading/block'
import { type ReadableText, readText } from '../reading/readable-text'
import { type Candidate, findCandidates, type Place } from './candidates'
import { chooseCandidates } from './choose'
import type { CompiledRules } from './compile-rules'
import { linkedTarget } from './linked-target'
import { openingTag } from './opening-tag'
import type { Insertion, KnownSite, PagePlan, PageTexts, PlacingSettings, Skip, SkipReason } from './page-plan'
import { quoteOf } from './quote'

/**
 * Which links the rules put into one page, and which not and why. Changes nothing, and gives the same for the same page,
 * rules and settings. Takes time in proportion to the texts, hardly to the number of rules.
 */
export function planPage(
  compiled: CompiledRules,
  page: PageTexts,
  site: KnownSite,
  settings: PlacingSettings,
): PagePlan {
  const read = page.texts.map(readText)
  const skips = new Skips(read)
  const skip = (place: Place, reason: SkipReason) => skips.add(place, reason)
  const candidates = findCandidates({ page, read, compiled, site, settings, skip })
  const linked = new Set(read.flatMap(({ links }) => links.map(({ href }) => linkedTarget(href))))
  const chosen = chooseCandidates(candidates, { settings, linked, skip })
  return {
    pageId: page.id,
    insertions: chosen.map((candidate) => insertionOf(candidate, read)).sort(byPlace),
    skips: skips.all,
  }
}

const byPlace = (a: Insertion, b: Insertion) => a.text - b.text || a.start - b.start

function insertionOf({ rule, text, block, start, end, target, source }: Candidate, read: ReadableText[]): Insertion {
  const { html, blocks } = read[text] as ReadableText
  return {
    ...source,
    source: html.slice(source.start, source.end),
    opening: openingTag(rule),
    ruleId: rule.id,
    text,
    target,
    quote: quoteOf(blocks[block] as Block, start, end),
  }
}

/** Places without a link, together by rule and reason: a word that stands in a thousand headings is one line. */
class Skips {
  readonly #read: ReadableText[]
  readonly #byCause = new Map<string, Skip>()

  constructor(read: ReadableText[]) {
    this.#read = read
  }

  add({ rule, text, block, start, end }: Place, reason: SkipReason) {
    const cause = `${reason} ${rule.id}`
    const known = this.#byCause.get(cause)
    if (known) known.times++
    else {
      const quote = quoteOf(this.#read[text]?.blocks[block] as Block, start, end)
      this.#byCause.set(cause, { ruleId: rule.id, reason, times: 1, quote })
    }
  }

  get all() {
    return [...this.#byCause.values()]
  }
}
