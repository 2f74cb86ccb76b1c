import type { Brief } from '../brief-schema'
import { regeneratePart } from '../engine/regenerate-part'
import { PLAN_PARTS, type Plan, type PlanItem } from '../plan'
import { AI_PARTS, type AiPart, type AiTopic } from './ai-part'
import { applyFills } from './fills/apply-fills'
import { findFillProblems } from './fills/find-fill-problems'
import { mergeAnswer } from './merge-answer'
import { newFindings } from './new-findings'
import type { Proposal } from './proposal'

/** The plan and its brief with a proposal in them, and what of it no longer fits the plan. */
export function applyProposal(
  plan: Plan,
  proposal: Proposal,
  { model, brief: before }: { model: string; brief: Brief },
) {
  const outdatedTopics: AiTopic[] = []
  const { plan: filled, brief } = applyWishes(plan, proposal, { model, brief: before }, outdatedTopics)
  const next = AI_PARTS.reduce((so, part) => {
    const proposed = proposal[part]
    if (!proposed) return so
    if (proposed.by === 'rules') return applyRules(so, part, brief)
    const { plan: merged, errors } = mergeAnswer(so, proposed.answer, { model, brief })
    if (errors.length > 0) outdatedTopics.push(part)
    return merged
  }, filled)
  return { plan: next, brief, outdatedTopics }
}

/** What a model says about wishes is checked on the plan as it is now. */
function applyWishes(plan: Plan, { wishes }: Proposal, by: { model: string; brief: Brief }, outdated: AiTopic[]) {
  if (!wishes) return { plan, brief: by.brief }
  const faulty = findFillProblems(wishes.answer, { plan, brief: by.brief }).some(({ wish }) => wish !== null)
  const next = applyFills(plan, wishes.answer, by)
  if (!faulty && newFindings(plan, next.plan).length === 0) return next
  outdated.push('wishes')
  return { plan, brief: by.brief }
}

/** The part as the rules make it; as it is, when that would undo what a model wrote before or leave the plan less sound. */
function applyRules(plan: Plan, part: AiPart, brief: Brief): Plan {
  const items = PLAN_PARTS[part].flatMap((section): PlanItem[] => plan[section])
  if (items.some(({ origin }) => origin.by === 'ai')) return plan
  const next = regeneratePart(plan, part, brief)
  return newFindings(plan, next).length > 0 ? plan : next
}
