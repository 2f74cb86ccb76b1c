import type { Database } from '~/platform/database/database.server'
import { aProfile } from '~/wings/site/accounts/fixtures'
import { expect, test } from '~test/test'
import { PlanIsReadOnly, PlanMissing } from './errors'
import { copyPlan, restorePlan, trashPlan } from './lifecycle.commands.server'
import { authorizeBoardChange, authorizePlanChange, limitPlanCreation, MAX_PLANS } from './plan-limits.queries.server'
import type { Person } from './queries.server'
import { aStoredPlan } from './stored-fixtures'

function fillUp(db: Database, { id: ownerId }: Person, count: number) {
  const plan = { ownerId, title: 'One of many', brief: '{}', plan: '{}' }
  return db.insertInto('blueprints').values(Array(count).fill(plan)).execute()
}

test('a person has at most 200 plans; what is in the trash leaves room, and does not come back into none', async ({
  db,
}) => {
  const [mara, ben] = [await aProfile(db), await aProfile(db)]
  const id = await aStoredPlan(db, mara)
  await fillUp(db, mara, MAX_PLANS - 1)
  const full = { status: 409, message: expect.stringContaining('limit of 200 plans') }
  await expect(copyPlan(db, mara, id)).rejects.toMatchObject(full)
  await aStoredPlan(db, ben)
  await trashPlan(db, mara, id)
  await restorePlan(db, mara, id)
  await trashPlan(db, mara, id)
  await fillUp(db, mara, 1)
  await expect(restorePlan(db, mara, id)).rejects.toMatchObject(full)
})

test('sixty plans are created within an hour, and no more', async ({ db }) => {
  const [mara, ben] = [await aProfile(db), await aProfile(db)]
  for (let made = 0; made < 60; made++) await limitPlanCreation(db, mara)
  await expect(limitPlanCreation(db, mara)).rejects.toMatchObject({ status: 429 })
  await limitPlanCreation(db, ben)
})

test('a person changes their plans 240 times within a minute, and who may not change is told so first', async ({
  db,
}) => {
  const [mara, ben, eva] = [await aProfile(db), await aProfile(db), await aProfile(db)]
  const id = await aStoredPlan(db, mara)
  for (const email of [ben.email, eva.email]) {
    const role = email === ben.email ? 'editor' : 'reader'
    await db.insertInto('blueprintMembers').values({ blueprintId: id, email, role }).execute()
  }
  for (let change = 0; change < 240; change++) await authorizePlanChange(db, mara, id)
  await expect(authorizePlanChange(db, mara, id)).rejects.toMatchObject({ status: 429 })
  await authorizeBoardChange(db, mara, id) // cards have a count of their own
  await authorizePlanChange(db, ben, id)
  await expect(authorizePlanChange(db, eva, id)).rejects.toThrow(PlanIsReadOnly)
  await expect(authorizePlanChange(db, await aProfile(db), id)).rejects.toThrow(PlanMissing)
})
