import type { Database } from '~/platform/database/database.server'
import { NothingFits, StackMissing } from './errors'
import { judgeStacks } from './generate-stacks'
import { findStackOf } from './queries.server'
import { layersOfChosen } from './stack-layers'
import type { StackNeeds } from './stack-needs'

type Chosen = { stackId: string } | { needs: StackNeeds; place: number }

/** A saved stack, or one of those that some needs give, as a plan tells it. @throws StackMissing, NothingFits */
export async function layersOfSavedOrChosen(db: Database, ownerId: string, chosen: Chosen) {
  if ('stackId' in chosen) {
    const saved = await findStackOf(db, ownerId, chosen.stackId)
    if (!saved) throw new StackMissing()
    return layersOfChosen(saved.stack, judgeStacks(saved.needs))
  }
  const answer = judgeStacks(chosen.needs)
  const stack = answer.stacks[chosen.place]
  if (!stack) throw new NothingFits()
  return layersOfChosen(stack, answer)
}
