import { type LinkRule, ruleTarget } from '../../rules/link-rule'
import { findUnlinkableReason, type HtmlBlock } from '../text/html-block'
import type { ParsedText } from '../text/parse-text'
import type { CompiledRules } from './compile-rules'
import { findWrapRange } from './find-wrap-range'
import type { LinkSkipReason, PageTexts, PlacingSettings, SiteContext } from './page-plan'

/** A place where a rule could put its link; offsets in the text of the block. */
export interface KeywordOccurrence {
  rule: LinkRule
  text: number
  block: number
  start: number
  end: number
}

export interface LinkCandidate extends KeywordOccurrence {
  target: string
  source: { start: number; end: number }
}

interface CandidateSearch {
  page: PageTexts
  read: ParsedText[]
  compiled: CompiledRules
  site: SiteContext
  settings: PlacingSettings
  skip: (place: KeywordOccurrence, reason: LinkSkipReason) => void
}

/** All places that may carry a link of some rule, text by text; whatever else has a keyword is told to `skip`. */
export function findCandidates(looking: CandidateSearch): LinkCandidate[] {
  const candidates: LinkCandidate[] = []
  const found = new Set<LinkRule>()
  const gate = new PlacementCheck(looking)
  for (const place of findOccurrences(looking)) {
    const opened = gate.check(place)
    if (typeof opened === 'string') looking.skip(place, opened)
    else if (place.rule.isFirstOnly && found.has(place.rule)) looking.skip(place, 'not-first')
    else {
      found.add(place.rule)
      candidates.push({ ...place, source: opened, target: ruleTarget(place.rule) })
    }
  }
  return candidates
}

/** Knows where in a page links may stand at all. */
class PlacementCheck {
  readonly #looking: CandidateSearch
  readonly #byRule = new Map<LinkRule, LinkSkipReason | undefined>()
  readonly #firstSentence: { block: HtmlBlock; end: number } | undefined

  constructor(looking: CandidateSearch) {
    this.#looking = looking
    if (looking.settings.leavesFirstSentence) this.#firstSentence = findFirstSentence(looking.read)
  }

  /** Where in the HTML a link would go, or why none may. */
  check({ rule, text, block: number, start, end }: KeywordOccurrence): LinkSkipReason | { start: number; end: number } {
    const block = this.#looking.read[text]?.blocks[number] as HtmlBlock
    const reason = this.#whyNotHere(rule) ?? findUnlinkableReason(block, start, end)
    if (reason) return reason
    if (block === this.#firstSentence?.block && start < this.#firstSentence.end) return 'first-sentence'
    return findWrapRange(block, start, end) ?? 'formatting'
  }

  #whyNotHere(rule: LinkRule) {
    if (!this.#byRule.has(rule)) this.#byRule.set(rule, ruleSkipReason(rule, this.#looking))
    return this.#byRule.get(rule)
  }
}

function* findOccurrences({ read, compiled }: CandidateSearch): Generator<KeywordOccurrence> {
  for (const [text, { blocks }] of read.entries()) {
    for (const [block, { text: words, sentences }] of blocks.entries()) {
      for (const { keyword, start, end } of compiled.index.findMatches(words, sentences)) {
        for (const rule of compiled.rulesByKeyword[keyword] ?? []) yield { rule, text, block, start, end }
      }
    }
  }
}

function ruleSkipReason(rule: LinkRule, { page, site }: CandidateSearch): LinkSkipReason | undefined {
  if (rule.toPage ? rule.toPage === page.id : rule.toUrl === page.path) return 'itself'
  if (!isInScope(rule, page)) return 'out-of-scope'
  return rule.toPage && !site.isPublic(rule.toPage) ? 'not-public' : undefined
}

function isInScope({ scope: { kinds, categories, include, exclude } }: LinkRule, page: PageTexts) {
  return (
    (kinds.length === 0 || kinds.includes(page.kind)) &&
    (categories.length === 0 || categories.some((category) => page.categories.includes(category))) &&
    (include.length === 0 || include.includes(page.id)) &&
    !exclude.includes(page.id)
  )
}

function findFirstSentence(read: ParsedText[]) {
  const block = read.flatMap(({ blocks }) => blocks).find(({ kind }) => kind !== 'heading')
  return block && { block, end: block.sentences.at(0).end }
}
