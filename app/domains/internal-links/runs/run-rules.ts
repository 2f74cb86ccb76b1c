import type { CompiledRules } from '../engine/placing/compile-rules'
import { openingTag } from '../engine/placing/opening-tag'
import type { PagePlan, Quote, SkipReason } from '../engine/placing/page-plan'
import { type LinkRule, targetOf } from '../rules/link-rule'
import type { SiteTexts } from '../site-texts.server'

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
  reason: SkipReason
  times: number
  pages: number
  page: Pick<SiteTexts, 'id' | 'path'>
  quote: Quote
}

/** The rules of a run, and what comes of them page by page. */
export class RunRules {
  readonly all: RunRule[]
  readonly #byId: Map<string, RunRule>
  readonly #skips = new Map<string, RunSkip>()
  readonly reasons: Partial<Record<SkipReason, number>> = {}

  constructor(rules: LinkRule[], refused: CompiledRules['refused']) {
    const refusals = new Map(refused.map(({ ruleId, reason }) => [ruleId, reason]))
    this.all = rules.map((rule, number) => ({
      number,
      rule,
      opening: openingTag(rule),
      target: targetOf(rule),
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

  of(ruleId: string) {
    return this.#byId.get(ruleId) as RunRule
  }

  count(page: SiteTexts, { insertions, skips }: PagePlan) {
    for (const { ruleId } of insertions) this.of(ruleId).links++
    for (const ruleId of new Set(insertions.map((insertion) => insertion.ruleId))) this.of(ruleId).pages++
    for (const { ruleId, reason, times, quote } of skips) {
      const { number } = this.of(ruleId)
      this.of(ruleId).skipped += times
      this.reasons[reason] = (this.reasons[reason] ?? 0) + times
      const known = this.#skips.get(`${number} ${reason}`)
      if (known) {
        known.times += times
        known.pages++
      } else {
        const { id, path } = page
        this.#skips.set(`${number} ${reason}`, { number, reason, times, pages: 1, page: { id, path }, quote })
      }
    }
  }
}
