import { notifyFollowers } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { planTag } from './commands.server'
import { PlanMissing } from './errors'

/**
 * The number of the next change of a plan's board. Until the transaction ends nobody else gets one: changes of a board
 * happen one after the other, and who has seen a number has seen all before it. Those who follow hear of it on commit.
 */
export async function incrementBoardVersion(tx: Database, planId: string) {
  const plan = await tx
    .updateTable('blueprints')
    .set(({ eb }) => ({ boardVersion: eb('boardVersion', '+', 1) }))
    .where('id', '=', planId)
    .where('deletedAt', 'is', null)
    .returning('boardVersion')
    .executeTakeFirst()
  if (!plan) throw new PlanMissing()
  await notifyFollowers(tx, planTag(planId))
  return plan.boardVersion
}
