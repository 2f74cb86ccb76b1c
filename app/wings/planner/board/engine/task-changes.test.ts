import { aStoredPlan } from '~/wings/planner/plans/stored-fixtures'
import { aProfile } from '~/wings/site/accounts/fixtures'
import { expect, test } from '~test/test'
import { changeBoard, startTask } from '../commands.server'
import { findBoardFor } from '../queries.server'
import { indexByTask, listColumn } from '../task-progress'
import { startTaskChanges } from './task-changes'

test('somebody who starts a task gets it, unless it is somebody else’s', async ({ db }) => {
  const [ada, bob] = [await aProfile(db), await aProfile(db)]
  const planId = await aStoredPlan(db, ada)
  const member = { blueprintId: planId, email: bob.email, role: 'editor' as const, joinedAt: new Date() }
  await db.insertInto('blueprintMembers').values(member).execute()
  await startTask(db, ada, planId, 'T-1')
  await startTask(db, bob, planId, 'T-1')
  const rows = (await findBoardFor(db, ada, planId))?.board.rows
  expect(rows?.find(({ taskId }) => taskId === 'T-1')).toMatchObject({ status: 'in-progress', assigneeId: ada.id })
})

test('a task that is started comes to the top of what is in progress, from the guide and by a program', async ({
  db,
}) => {
  const person = await aProfile(db)
  const planId = await aStoredPlan(db, person)
  await startTask(db, person, planId, 'T-1')
  await changeBoard(db, person, planId, startTaskChanges('T-2', person.id))
  await startTask(db, person, planId, 'T-3')
  const rows = (await findBoardFor(db, person, planId))?.board.rows ?? []
  expect(listColumn(indexByTask(rows), 'in-progress').map(({ taskId }) => taskId)).toEqual(['T-3', 'T-2', 'T-1'])
})
