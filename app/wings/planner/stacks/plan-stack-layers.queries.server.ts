import type { Database } from '~/platform/database/database.server'
import { toChosenStackLayers } from './engine/stack-layers'
import { NoStackFits, StackMissing } from './errors'
import { evaluateStacks } from './generate-stacks'
import { findOwnStack } from './queries.server'
import type { StackNeeds } from './stack-needs'

type StackSelection = { stackId: string } | { needs: StackNeeds; rank: number }

/** A saved stack, or one of those that some needs give, as a plan tells it. @throws StackMissing, NoStackFits */
export async function findPlanStackLayers(db: Database, ownerId: string, chosen: StackSelection) {
  if ('stackId' in chosen) {
    const saved = await findOwnStack(db, ownerId, chosen.stackId)
    if (!saved) throw new StackMissing()
    return toChosenStackLayers(saved.stack, evaluateStacks(saved.needs))
  }
  const answer = evaluateStacks(chosen.needs)
  const stack = answer.stacks[chosen.rank]
  if (!stack) throw new NoStackFits()
  return toChosenStackLayers(stack, answer)
}
