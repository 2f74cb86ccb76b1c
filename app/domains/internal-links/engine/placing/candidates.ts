import { type LinkRule, targetOf } from '../../rules/link-rule'
import { type Block, closedBetween } from '../reading/block'
import type { ReadableText } from '../reading/readable-text'
import type { CompiledRules } from './compile-rules'
import type { KnownSite, PageTexts, PlacingSettings, SkipReason } from './page-plan'
import { wrapped } from './wrapped'

/** A place where a rule could put its link; offsets in the text of the block. */
export interface Place {
  rule: LinkRule
  text: number
  block: number
  start: number
  end: number
}

export interface Candidate extends Place {
  target: string
  source: { start: number; end: number }
}

interface Looking {
  page: PageTexts
  read: ReadableText[]
  compiled: CompiledRules
  site: KnownSite
  settings: PlacingSettings
  skip: (place: Place, reason: SkipReason) => void
}

/** All places that may carry a link of some rule, text by text; whatever else has a keyword is told to `skip`. */
export function findCandidates(looking: Looking): Candidate[] {
  const candidates: Candidate[] = []
  const found = new Set<LinkRule>()
  const gate = new Gate(looking)
  for (const place of places(looking)) {
    const opened = gate.look(place)
    if (typeof opened === 'string') looking.skip(place, opened)
    else if (place.rule.isFirstOnly && found.has(place.rule)) looking.skip(place, 'not-first')
    else {
      found.add(place.rule)
      candidates.push({ ...place, source: opened, target: targetOf(place.rule) })
    }
  }
  return candidates
}

/** Knows where in a page links may stand at all. */
class Gate {
  readonly #looking: Looking
  readonly #byRule = new Map<LinkRule, SkipReason | undefined>()
  readonly #firstSentence: { block: Block; end: number } | undefined

  constructor(looking: Looking) {
    this.#looking = looking
    if (looking.settings.leavesFirstSentence) this.#firstSentence = firstSentenceOf(looking.read)
  }

  /** Where in the HTML a link would go, or why none may. */
  look({ rule, text, block: number, start, end }: Place): SkipReason | { start: number; end: number } {
    const block = this.#looking.read[text]?.blocks[number] as Block
    const reason = this.#whyNotHere(rule) ?? closedBetween(block, start, end)
    if (reason) return reason
    if (block === this.#firstSentence?.block && start < this.#firstSentence.end) return 'first-sentence'
    return wrapped(block, start, end) ?? 'formatting'
  }

  #whyNotHere(rule: LinkRule) {
    if (!this.#byRule.has(rule)) this.#byRule.set(rule, whyNotHere(rule, this.#looking))
    return this.#byRule.get(rule)
  }
}

function* places({ read, compiled }: Looking): Generator<Place> {
  for (const [text, { blocks }] of read.entries()) {
    for (const [block, { text: words, sentences }] of blocks.entries()) {
      for (const { keyword, start, end } of compiled.index.matchesIn(words, sentences)) {
        for (const rule of compiled.rulesOf[keyword] ?? []) yield { rule, text, block, start, end }
      }
    }
  }
}

function whyNotHere(rule: LinkRule, { page, site }: Looking): SkipReason | undefined {
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

function firstSentenceOf(read: ReadableText[]) {
  const block = read.flatMap(({ blocks }) => blocks).find(({ kind }) => kind !== 'heading')
  return block && { block, end: block.sentences.at(0).end }
}
