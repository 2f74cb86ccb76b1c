import type { PlanContent } from '../commands.server'
import { makePlan } from '../engine/make-plan'
import { type Plan, SECTIONS } from '../plan'
import { briefOfDraft } from './brief-of-draft'
import type { Draft } from './draft'
import { BY_PERSON, withOwnTitles } from './own-titles'
import { titleOfIdea } from './title-of-idea'

/** The plan of a draft with everything that the person decided about it. `today`, as 2026-03-02, is its first day. */
export function planOfDraft(draft: Draft, today: string): PlanContent {
  const brief = briefOfDraft(draft)
  const title = draft.title || titleOfIdea(brief.idea)
  const asPlanned = makePlan(brief, { today })
  const decided = new Map(draft.decisions.map(({ key, decision }) => [key, decision]))
  if (decided.size === 0) return { title, brief, plan: withOwnTitles(asPlanned, draft.titles) }
  const plan = makePlan(brief, { today, earlier: onlyScope(asPlanned, decided) })
  return { title, brief, plan: withOwnTitles(withOwnScope(plan, decided), draft.titles) }
}

type Decided = ReadonlyMap<string, 'in' | 'out'>

/** The decisions as the engine reads them. Nothing else of the plan is handed on: nobody has seen its ids yet. */
function onlyScope(plan: Plan, decided: Decided): Plan {
  const empty = Object.fromEntries(SECTIONS.map((section) => [section, []]))
  const scope = plan.scope.map((item) => {
    const decision = decided.get(item.key)
    return decision ? { ...item, decision, origin: BY_PERSON } : item
  })
  return { ...plan, ...empty, scope, retiredIds: [] }
}

/** A decision that could not be followed is left to the rules: something that stays is built on it. */
function withOwnScope(plan: Plan, decided: Decided): Plan {
  const scope = plan.scope.map((item) => {
    if (decided.get(item.key) !== item.decision) return item
    const reason = item.decision === 'in' ? 'You want it in the first version.' : 'You took it out.'
    return { ...item, reason, origin: BY_PERSON }
  })
  return { ...plan, scope }
}
