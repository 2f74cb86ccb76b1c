import { z } from 'zod'
import { findBoardFor } from '~/domains/board/queries.server'
import { PlanMissing } from '~/domains/plans/errors'
import { findPlanFor, listOpenedPlansFor, openedPlans } from '~/domains/plans/queries.server'
import { isUuid } from '~/platform/is-uuid'
import { NoPlanYet, WhichPlan } from '../errors'
import type { Workplace } from './tool.server'

export const planInput = { plan: z.string().optional().describe('Plan id; not needed while there is only one') }
export const taskInput = { ...planInput, id: z.string().describe('Task id, like T-3') }

const MOST_NAMED = 20

/**
 * The id of the plan that was named, else of the only one. Anybody can send an invitation, so plans that the person has
 * not opened on the website are none, and working from one opens nothing.
 * @throws NoPlanYet, WhichPlan, PlanMissing
 */
export async function planIdOf(place: Workplace, named: string | undefined) {
  if (named === undefined) return onlyPlanOf(place)
  const { db, agent } = place
  const opened = isUuid(named) && (await openedPlans(db, agent.person).select('id').where('id', '=', named).execute())
  if (!opened || opened.length === 0) throw new PlanMissing()
  return named
}

async function onlyPlanOf({ db, agent }: Workplace) {
  const plans = await listOpenedPlansFor(db, agent.person)
  const [only, another] = plans
  if (!only) throw new NoPlanYet()
  if (another) throw new WhichPlan(plans.slice(0, MOST_NAMED))
  return only.id
}

/** @throws NoPlanYet, WhichPlan, PlanMissing */
export async function planOf(place: Workplace, named: string | undefined) {
  const plan = await findPlanFor(place.db, place.agent.person, await planIdOf(place, named))
  if (!plan) throw new PlanMissing()
  return plan
}

/** @throws NoPlanYet, WhichPlan, PlanMissing */
export async function boardOf(place: Workplace, named: string | undefined) {
  const found = await findBoardFor(place.db, place.agent.person, await planIdOf(place, named))
  if (!found) throw new PlanMissing()
  return found
}
