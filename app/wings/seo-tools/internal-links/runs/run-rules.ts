import type { CompiledRules } from '../engine/placing/compile-rules'
import { openingTag } from '../engine/placing/opening-tag'
import type { LinkSkipReason, PagePlan, Quote } from '../engine/placing/page-plan'
import type { PublicPageTexts } from '../public-page-texts.queries.server'
import { type LinkRule, ruleTarget } from '../rules/link-rule'

/** A rule in a run: its number names it there. */
export interface RunRule {
  number: number
  rule: LinkRule
  opening: string
  target: string
  refusal: string
  links: number
  pages: number
  skipped: number
}

/** The places of a rule that get no link for one reason, with the first of them. */
export interface RunSkip {
  number: number
  reason: LinkSkipReason
  occurrences: number
  pages: number
  page: Pick<PublicPageTexts, 'id' | 'path'>
  quote: Quote
}

/** The rules of a run, and what comes of them page by page. */
export class RunRules {
  readonly all: RunRule[]
  readonly #byId: Map<string, RunRule>
  readonly #skips = new Map<string, RunSkip>()
  readonly skipCounts: Partial<Record<LinkSkipReason, number>> = {}

  constructor(rules: LinkRule[], refused: CompiledRules['refused']) {
    const refusals = new Map(refused.map(({ ruleId, reason }) => [ruleId, reason]))
    this.all = rules.map((rule, number) => ({
      number,
      rule,
      opening: openingTag(rule),
      target: ruleTarget(rule),
      refusal: refusals.get(rule.id) ?? '',
      links: 0,
      pages: 0,
      skipped: 0,
    }))
    this.#byId = new Map(this.all.map((entry) => [entry.rule.id, entry]))
  }

  get skips() {
    return [...this.#skips.values()]
  }

  get(ruleId: string) {
    return this.#byId.get(ruleId) as RunRule
  }

  addPage(page: PublicPageTexts, { insertions, skips }: PagePlan) {
    for (const { ruleId } of insertions) this.get(ruleId).links++
    for (const ruleId of new Set(insertions.map((insertion) => insertion.ruleId))) this.get(ruleId).pages++
    for (const { ruleId, reason, occurrences, quote } of skips) {
      const { number } = this.get(ruleId)
      this.get(ruleId).skipped += occurrences
      this.skipCounts[reason] = (this.skipCounts[reason] ?? 0) + occurrences
      const known = this.#skips.get(`${number} ${reason}`)
      if (known) {
        known.occurrences += occurrences
        known.pages++
      } else {
        const { id, path } = page
        this.#skips.set(`${number} ${reason}`, { number, reason, occurrences, pages: 1, page: { id, path }, quote })
      }
    }
  }
}
