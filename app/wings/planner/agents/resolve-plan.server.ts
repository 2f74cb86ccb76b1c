import { z } from 'zod'
import { isUuid } from '~/platform/database/is-uuid'
import { findBoardFor } from '~/wings/planner/board/queries.server'
import { PlanMissing } from '~/wings/planner/plans/errors'
import { findPlanFor, joinedPlans, listJoinedPlansFor } from '~/wings/planner/plans/queries.server'
import type { ToolContext } from './agent-tool.server'
import { AmbiguousPlan, NoPlanYet } from './errors'

export const planInputShape = { plan: z.string().optional().describe('Plan id; not needed while there is only one') }
export const taskInputShape = { ...planInputShape, id: z.string().describe('Task id, like T-3') }

const MAX_PLANS_NAMED = 20

/**
 * The id of the plan that was named, else of the only one. Anybody can send an invitation, so plans that the person has
 * not opened on the website are none, and working from one opens nothing.
 * @throws NoPlanYet, AmbiguousPlan, PlanMissing
 */
export async function resolvePlanId(place: ToolContext, named: string | undefined) {
  if (named === undefined) return findOnlyPlanId(place)
  const { db, agent } = place
  const opened = isUuid(named) && (await joinedPlans(db, agent.person).select('id').where('id', '=', named).execute())
  if (!opened || opened.length === 0) throw new PlanMissing()
  return named
}

async function findOnlyPlanId({ db, agent }: ToolContext) {
  const plans = await listJoinedPlansFor(db, agent.person)
  const [only, another] = plans
  if (!only) throw new NoPlanYet()
  if (another) throw new AmbiguousPlan(plans.slice(0, MAX_PLANS_NAMED))
  return only.id
}

/** @throws NoPlanYet, AmbiguousPlan, PlanMissing */
export async function resolvePlan(place: ToolContext, named: string | undefined) {
  const plan = await findPlanFor(place.db, place.agent.person, await resolvePlanId(place, named))
  if (!plan) throw new PlanMissing()
  return plan
}

/** @throws NoPlanYet, AmbiguousPlan, PlanMissing */
export async function resolveBoard(place: ToolContext, named: string | undefined) {
  const found = await findBoardFor(place.db, place.agent.person, await resolvePlanId(place, named))
  if (!found) throw new PlanMissing()
  return found
}
