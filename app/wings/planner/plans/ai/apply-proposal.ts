import type { Brief } from '../brief-schema'
import { regeneratePart } from '../engine/regenerate-part'
import { PLAN_PARTS, type Plan, type PlanItem } from '../plan'
import { AI_PARTS, type AiPart } from './ai-part'
import { mergeAnswer } from './merge-answer'
import { newFindings } from './new-findings'
import type { Proposal } from './proposal'

/** The plan with a proposal in it, and the parts whose proposal no longer fits the plan. */
export function applyProposal(plan: Plan, proposal: Proposal, by: { model: string; brief: Brief }) {
  const outdatedParts: AiPart[] = []
  const next = AI_PARTS.reduce((so, part) => {
    const proposed = proposal[part]
    if (!proposed) return so
    if (proposed.by === 'rules') return applyRules(so, part, by.brief)
    const { plan: merged, errors } = mergeAnswer(so, proposed.answer, by)
    if (errors.length > 0) outdatedParts.push(part)
    return merged
  }, plan)
  return { plan: next, outdatedParts }
}

/** The part as the rules make it; as it is, when that would undo what a model wrote before or leave the plan less sound. */
function applyRules(plan: Plan, part: AiPart, brief: Brief): Plan {
  const items = PLAN_PARTS[part].flatMap((section): PlanItem[] => plan[section])
  if (items.some(({ origin }) => origin.by === 'ai')) return plan
  const next = regeneratePart(plan, part, brief)
  return newFindings(plan, next).length > 0 ? plan : next
}
