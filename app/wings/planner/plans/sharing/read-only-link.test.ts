import type { Database } from '~/platform/database/database.server'
import { aProfile } from '~/wings/site/accounts/fixtures'
import { testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { PlanOwnerOnly } from '../errors'
import type { Person } from '../queries.server'
import { aStoredPlan } from '../stored-fixtures'
import { inviteMember } from './members.commands.server'
import { restoreReadOnlyKey, setReadOnlyKey } from './read-only-link.commands.server'
import { findPlanByReadOnlyKey } from './shared-plan.queries.server'

const env = testEnvironment()
const KEY = '5f0c1b7e-3c1d-4f6a-9d2b-7a1e0c9b8d4f'

async function aSharedPlan(db: Database) {
  const [mara, ben] = [await aProfile(db), await aProfile(db)]
  const id = await aStoredPlan(db, mara)
  await inviteMember(db, env, { ...mara, full_name: '' }, id, { email: ben.email, role: 'editor' })
  return { mara, ben, id }
}

test('the read-only link shows the plan to anybody until it is ended or renewed; the one of before can be brought back', async ({
  db,
}) => {
  const { mara, id } = await aSharedPlan(db)
  await setReadOnlyKey(db, env, mara, id, KEY)
  expect(await findPlanByReadOnlyKey(db, KEY)).toMatchObject({ title: 'The internal-tool' })
  const token = await setReadOnlyKey(db, env, mara, id, null)
  expect(await findPlanByReadOnlyKey(db, KEY)).toBeUndefined()
  const undone = await restoreReadOnlyKey(db, env, mara, id, token)
  expect(undone.key).toBe(KEY)
  expect(await findPlanByReadOnlyKey(db, KEY)).toBeDefined()
  expect((await restoreReadOnlyKey(db, env, mara, id, undone.before)).key).toBeNull()
  expect(await findPlanByReadOnlyKey(db, KEY)).toBeUndefined()
  expect(await findPlanByReadOnlyKey(db, 'guess')).toBeUndefined()
})

test('the read-only link belongs to one plan: the key of another one is refused', async ({ db }) => {
  const [{ mara, id }, other] = [await aSharedPlan(db), await aSharedPlan(db)]
  await setReadOnlyKey(db, env, mara, id, KEY)
  await expect(setReadOnlyKey(db, env, other.mara, other.id, KEY)).rejects.toMatchObject({ status: 409 })
  expect(await findPlanByReadOnlyKey(db, KEY)).toBeDefined()
})

test('an ended read-only link comes back only to the plan that had it, by its owner, for ten minutes', async ({
  db,
}) => {
  const [{ mara, ben, id }, other] = [await aSharedPlan(db), await aSharedPlan(db)]
  const now = new Date('2026-03-01T12:00:00Z')
  await setReadOnlyKey(db, env, mara, id, KEY)
  const token = await setReadOnlyKey(db, env, mara, id, null, now)
  const back = (by: Person, planId: string, given: string, at = now) =>
    restoreReadOnlyKey(db, env, by, planId, given, at)
  await expect(back(other.mara, other.id, token)).rejects.toMatchObject({ status: 409 })
  await expect(back(mara, id, KEY)).rejects.toMatchObject({ status: 409 })
  await expect(back(ben, id, token)).rejects.toThrow(PlanOwnerOnly)
  await expect(back(mara, id, token, new Date('2026-03-01T12:10:00Z'))).rejects.toMatchObject({ status: 409 })
  expect(await findPlanByReadOnlyKey(db, KEY)).toBeUndefined()
  expect((await back(mara, id, token)).key).toBe(KEY)
})

test('the read-only link says nothing of the people who have the plan', async ({ db }) => {
  const { mara, ben, id } = await aSharedPlan(db)
  await setReadOnlyKey(db, env, mara, id, KEY)
  const text = JSON.stringify(await findPlanByReadOnlyKey(db, KEY))
  expect(text).not.toContain(mara.email)
  expect(text).not.toContain(ben.email)
})

test('the read-only link is made by the owner only', async ({ db }) => {
  const { ben, id } = await aSharedPlan(db)
  await expect(setReadOnlyKey(db, env, ben, id, KEY)).rejects.toThrow(PlanOwnerOnly)
})
