import type { Block } from '../reading/block'
import { type ReadableText, readText } from '../reading/readable-text'
import { type Candidate, findCandidates, type Place } from './candidates'
import type { CompiledRules } from './compile-rules'
import { linkedTarget } from './linked-target'
import { openingTag } from './opening-tag'
import type { Insertion, KnownSite, PagePlan, PageTexts, PlacingSettings, Skip, SkipReason } from './page-plan'
import { quoteOf } from './quote'

interface Choosing {
  settings: PlacingSettings
  /** The targets of the links that the page has. */
  linked: ReadonlySet<string>
  skip: (candidate: Candidate, reason: SkipReason) => void
}

class Chosen {
  readonly candidates: Candidate[] = []
  readonly #settings: PlacingSettings
  readonly #linked: ReadonlySet<string>
  readonly #counts = new Map<string, number>()
  readonly #inBlock = new Map<string, Candidate[]>()

  constructor(settings: PlacingSettings, linked: ReadonlySet<string>) {
    this.#settings = settings
    this.#linked = linked
  }

  whyNot(candidate: Candidate): SkipReason | undefined {
    const { rule, target, start, end } = candidate
    const here = this.#inBlock.get(blockOf(candidate)) ?? []
    if (here.some((other) => other.start < end && start < other.end)) return 'overlap'
    const toTarget = this.#count(target)
    if (rule.isOncePerTarget && (this.#linked.has(target) || toTarget > 0)) return 'already-linked'
    if (isReached(rule.maxPerPage, this.#count(rule.id))) return 'rule-limit'
    if (isReached(rule.maxPerTarget, toTarget)) return 'target-limit'
    const ofRule = here.filter((other) => other.rule === rule).length
    if (isReached(rule.maxPerParagraph, ofRule)) return 'paragraph-limit'
    if (isReached(this.#settings.maxPerParagraph, here.length)) return 'paragraph-limit'
    return isReached(this.#settings.maxPerPage, this.candidates.length) ? 'page-limit' : undefined
  }

  add(candidate: Candidate) {
    this.candidates.push(candidate)
    for (const counted of [candidate.rule.id, candidate.target]) this.#counts.set(counted, this.#count(counted) + 1)
    const block = blockOf(candidate)
    this.#inBlock.set(block, [...(this.#inBlock.get(block) ?? []), candidate])
  }

  #count(of: string) {
    return this.#counts.get(of) ?? 0
  }
}

const isReached = (limit: number | null, count: number) => limit !== null && count >= limit

const blockOf = ({ text, block }: Candidate) => `${text}:${block}`

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

/**
 * The candidates that get their links: by the priority of their rules, then the longest, then the one that stands first.
 * Each is looked at once, so a link that is placed is never taken back for another one.
 */
function chooseCandidates(candidates: Candidate[], { settings, linked, skip }: Choosing): Candidate[] {
  const chosen = new Chosen(settings, linked)
  for (const candidate of candidates.toSorted(byStrength)) {
    const reason = chosen.whyNot(candidate)
    if (reason) skip(candidate, reason)
    else chosen.add(candidate)
  }
  return chosen.candidates
}

function byStrength(a: Candidate, b: Candidate) {
  return (
    b.rule.priority - a.rule.priority ||
    b.end - b.start - (a.end - a.start) ||
    a.text - b.text ||
    a.block - b.block ||
    a.start - b.start ||
    (a.rule.id < b.rule.id ? -1 : 1)
  )
}
