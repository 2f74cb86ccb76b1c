import { aProfile } from '~/wings/site/accounts/fixtures'
import { expect, test } from '~test/test'
import { PlanMissing, PlanModified, PlanOwnerOnly } from './errors'
import { copyPlan, purgeTrashedPlans, renamePlan, restorePlan, trashPlan } from './lifecycle.commands.server'
import { listTrashedPlans, searchPlansFor } from './plan-list.queries.server'
import { planTitleSchema } from './plan-title'
import { findPlanFor } from './queries.server'
import { aStoredPlan } from './stored-fixtures'

const all = { query: '', sort: 'changed' as const, page: 1 }

test('the list tells kind, end, role and who shares it', async ({ db }) => {
  const [mara, ben] = [await aProfile(db), await aProfile(db)]
  const id = await aStoredPlan(db, mara, 'game')
  await db.insertInto('blueprintMembers').values({ blueprintId: id, email: ben.email, role: 'reader' }).execute()
  const own = await searchPlansFor(db, mara, all)
  expect(own).toMatchObject({ total: 1, plans: [{ id, kind: 'game', role: 'owner', sharedBy: null, revision: 1 }] })
  expect(own.plans[0]?.endsOn).toMatch(/^2026-\d\d-\d\d$/)
  expect((await searchPlansFor(db, ben, all)).plans).toMatchObject([{ id, role: 'reader', sharedBy: mara.email }])
  expect(await searchPlansFor(db, await aProfile(db), all)).toEqual({ plans: [], total: 0 })
})

test('the list is searched, ordered and paged', async ({ db }) => {
  const mara = await aProfile(db)
  const game = await aStoredPlan(db, mara, 'game')
  const agent = await aStoredPlan(db, mara, 'ai-agent')
  await renamePlan(db, mara, game, { title: '100% Zebra_', basedOn: 1 })
  const titles = async (search: Partial<Parameters<typeof searchPlansFor>[2]>) =>
    (await searchPlansFor(db, mara, { ...all, ...search })).plans.map(({ id }) => id)
  expect(await titles({ query: 'zebra_' })).toEqual([game])
  expect(await titles({ query: '%' })).toEqual([game])
  expect(await titles({ sort: 'title' })).toEqual([game, agent])
  expect(await titles({ sort: 'ends' })).toHaveLength(2)
  expect(await titles({ page: 2 })).toEqual([])
})

test('a plan is renamed as a revision, unless somebody else was faster', async ({ db }) => {
  const mara = await aProfile(db)
  const id = await aStoredPlan(db, mara)
  expect(await renamePlan(db, mara, id, { title: 'Repairs', basedOn: 1 })).toBe(2)
  expect(await findPlanFor(db, mara, id)).toMatchObject({ title: 'Repairs', revision: 2 })
  await expect(renamePlan(db, mara, id, { title: 'Late', basedOn: 1 })).rejects.toThrow(PlanModified)
})

test.each([
  ['', 'Enter a title.'],
  ['  \n ', 'Enter a title.'],
  ['x'.repeat(201), 'Title must be 200 characters or fewer.'],
])('a title must be one: %j', (title, message) => {
  expect(planTitleSchema.safeParse(title).error?.issues[0]?.message).toBe(message)
})

test('a copy belongs to who made it, and shares nothing with the plan it was made from', async ({ db }) => {
  const [mara, ben] = [await aProfile(db), await aProfile(db)]
  const id = await aStoredPlan(db, mara)
  await db.insertInto('blueprintMembers').values({ blueprintId: id, email: ben.email, role: 'reader' }).execute()
  const copy = await copyPlan(db, ben, id)
  expect(await findPlanFor(db, ben, copy)).toMatchObject({ title: 'The internal-tool (copy)', role: 'owner' })
  expect(await findPlanFor(db, mara, copy)).toBeUndefined()
  await expect(copyPlan(db, await aProfile(db), id)).rejects.toThrow(PlanMissing)
})

test('a plan in the trash is gone for everybody, comes back for its owner, and is deleted after 30 days', async ({
  db,
}) => {
  const [mara, ben] = [await aProfile(db), await aProfile(db)]
  const id = await aStoredPlan(db, mara)
  await db.insertInto('blueprintMembers').values({ blueprintId: id, email: ben.email, role: 'editor' }).execute()
  await expect(trashPlan(db, ben, id)).rejects.toThrow(PlanOwnerOnly)
  const now = new Date('2026-03-02T10:00:00Z')
  await trashPlan(db, mara, id, now)
  expect(await findPlanFor(db, ben, id)).toBeUndefined()
  expect(await listTrashedPlans(db, ben)).toEqual([])
  expect(await listTrashedPlans(db, mara)).toMatchObject([{ id, purgeAt: new Date('2026-04-01T10:00:00Z') }])
  await expect(restorePlan(db, ben, id)).rejects.toThrow(PlanMissing)
  await restorePlan(db, mara, id)
  expect(await findPlanFor(db, ben, id)).toMatchObject({ role: 'editor' })
  await trashPlan(db, mara, id, now)
  expect(await purgeTrashedPlans(db, new Date('2026-04-01T09:59:00Z'))).toBe(0)
  expect(await purgeTrashedPlans(db, new Date('2026-04-01T10:01:00Z'))).toBe(1)
  await expect(restorePlan(db, mara, id)).rejects.toThrow(PlanMissing)
})
