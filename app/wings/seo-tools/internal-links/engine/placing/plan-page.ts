import type { HtmlBlock } from '../text/html-block'
import { type ParsedText, parseText } from '../text/parse-text'
import type { CompiledRules } from './compile-rules'
import { findCandidates, type KeywordOccurrence, type LinkCandidate } from './find-candidates'
import { hrefTarget } from './href-target'
import { openingTag } from './opening-tag'
import type {
  LinkInsertion,
  LinkSkipReason,
  PagePlan,
  PageTexts,
  PlacingSettings,
  SiteContext,
  SkippedPlace,
} from './page-plan'
import { quoteSentence } from './quote-sentence'

interface SelectionOptions {
  settings: PlacingSettings
  /** The targets of the links that the page has. */
  linked: ReadonlySet<string>
  skip: (candidate: LinkCandidate, reason: LinkSkipReason) => void
}

class Selection {
  readonly candidates: LinkCandidate[] = []
  readonly #settings: PlacingSettings
  readonly #linked: ReadonlySet<string>
  readonly #counts = new Map<string, number>()
  readonly #inBlock = new Map<string, LinkCandidate[]>()

  constructor(settings: PlacingSettings, linked: ReadonlySet<string>) {
    this.#settings = settings
    this.#linked = linked
  }

  skipReason(candidate: LinkCandidate): LinkSkipReason | undefined {
    const { rule, target, start, end } = candidate
    const here = this.#inBlock.get(blockKey(candidate)) ?? []
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

  add(candidate: LinkCandidate) {
    this.candidates.push(candidate)
    for (const counted of [candidate.rule.id, candidate.target]) this.#counts.set(counted, this.#count(counted) + 1)
    const block = blockKey(candidate)
    this.#inBlock.set(block, [...(this.#inBlock.get(block) ?? []), candidate])
  }

  #count(of: string) {
    return this.#counts.get(of) ?? 0
  }
}

const isReached = (limit: number | null, count: number) => limit !== null && count >= limit

const blockKey = ({ text, block }: LinkCandidate) => `${text}:${block}`

/**
 * Which links the rules put into one page, and which not and why. Changes nothing, and gives the same for the same page,
 * rules and settings. Takes time in proportion to the texts, hardly to the number of rules.
 */
export function planPage(
  compiled: CompiledRules,
  page: PageTexts,
  site: SiteContext,
  settings: PlacingSettings,
): PagePlan {
  const read = page.texts.map(parseText)
  const skips = new SkipCollector(read)
  const skip = (place: KeywordOccurrence, reason: LinkSkipReason) => skips.add(place, reason)
  const candidates = findCandidates({ page, read, compiled, site, settings, skip })
  const linked = new Set(read.flatMap(({ links }) => links.map(({ href }) => hrefTarget(href))))
  const chosen = selectCandidates(candidates, { settings, linked, skip })
  return {
    pageId: page.id,
    insertions: chosen.map((candidate) => toInsertion(candidate, read)).sort(byPosition),
    skips: skips.all,
  }
}

const byPosition = (a: LinkInsertion, b: LinkInsertion) => a.text - b.text || a.start - b.start

function toInsertion(
  { rule, text, block, start, end, target, source }: LinkCandidate,
  read: ParsedText[],
): LinkInsertion {
  const { html, blocks } = read[text] as ParsedText
  return {
    ...source,
    source: html.slice(source.start, source.end),
    opening: openingTag(rule),
    ruleId: rule.id,
    text,
    target,
    quote: quoteSentence(blocks[block] as HtmlBlock, start, end),
  }
}

/** Places without a link, together by rule and reason: a word that stands in a thousand headings is one line. */
class SkipCollector {
  readonly #read: ParsedText[]
  readonly #byCause = new Map<string, SkippedPlace>()

  constructor(read: ParsedText[]) {
    this.#read = read
  }

  add({ rule, text, block, start, end }: KeywordOccurrence, reason: LinkSkipReason) {
    const cause = `${reason} ${rule.id}`
    const known = this.#byCause.get(cause)
    if (known) known.occurrences++
    else {
      const quote = quoteSentence(this.#read[text]?.blocks[block] as HtmlBlock, start, end)
      this.#byCause.set(cause, { ruleId: rule.id, reason, occurrences: 1, quote })
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
function selectCandidates(candidates: LinkCandidate[], { settings, linked, skip }: SelectionOptions): LinkCandidate[] {
  const chosen = new Selection(settings, linked)
  for (const candidate of candidates.toSorted(byStrength)) {
    const reason = chosen.skipReason(candidate)
    if (reason) skip(candidate, reason)
    else chosen.add(candidate)
  }
  return chosen.candidates
}

function byStrength(a: LinkCandidate, b: LinkCandidate) {
  return (
    b.rule.priority - a.rule.priority ||
    b.end - b.start - (a.end - a.start) ||
    a.text - b.text ||
    a.block - b.block ||
    a.start - b.start ||
    (a.rule.id < b.rule.id ? -1 : 1)
  )
}
