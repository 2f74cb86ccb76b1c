import { joinPlan } from '~/wings/planner/plans/membership.commands.server'
import { aStoredPlan } from '~/wings/planner/plans/stored-fixtures'
import { aProfile } from '~/wings/site/accounts/fixtures'
import { expect, test } from '~test/test'
import { changeBoard } from './commands.server'
import { AssigneeNotOnPlan } from './errors'
import { findBoardFor } from './queries.server'

test('a board does not tell whether somebody who was invited has an account; who opened the plan is named', async ({
  db,
}) => {
  const [mara, ben] = [await aProfile(db), await aProfile(db)]
  await db.updateTable('profiles').set({ fullName: 'Ben Reed', emailVerified: true }).where('id', '=', ben.id).execute()
  const planId = await aStoredPlan(db, mara)
  await db.insertInto('blueprintMembers').values({ blueprintId: planId, email: ben.email, role: 'editor' }).execute()
  const people = async () => (await findBoardFor(db, mara, planId))?.board.people
  expect(await people()).toEqual([{ id: mara.id, name: mara.email }])
  const toBen = changeBoard(db, mara, planId, [{ type: 'assign', taskIds: ['T-1'], assigneeId: ben.id }])
  await expect(toBen).rejects.toThrow(AssigneeNotOnPlan)
  await joinPlan(db, ben, planId)
  expect(await people()).toContainEqual({ id: ben.id, name: 'Ben Reed' })
})
