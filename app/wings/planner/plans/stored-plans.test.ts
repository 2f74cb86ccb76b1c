import { aProfile } from '~/wings/site/accounts/fixtures'
import { expect, test } from '~test/test'
import { type createPlan, revisePlan } from './commands.server'
import { PlanIsReadOnly, PlanMissing, PlanModified } from './errors'
import { findPlanFor, listPlansFor, requireRole } from './queries.server'
import { aStoredPlan } from './stored-fixtures'

const renamed = (title: string) => (content: Parameters<typeof createPlan>[2]) => ({ ...content, title })

test('a plan is found by its owner, whole, and by nobody else', async ({ db }) => {
  const [mara, ben] = [await aProfile(db), await aProfile(db)]
  const id = await aStoredPlan(db, mara, 'game')
  const found = await findPlanFor(db, mara, id)
  expect(found).toMatchObject({ role: 'owner', revision: 1, title: 'The game' })
  expect(found?.plan.tasks.length).toBeGreaterThan(10)
  expect(await findPlanFor(db, ben, id)).toBeUndefined()
  expect(await findPlanFor(db, mara, 'not-an-id')).toBeUndefined()
  await expect(requireRole(db, ben, id, 'read')).rejects.toThrow(PlanMissing)
  expect(await listPlansFor(db, ben)).toEqual([])
})

test('a member sees the plan; only an editor may change it', async ({ db }) => {
  const [mara, ben, eva] = [await aProfile(db), await aProfile(db), await aProfile(db)]
  const id = await aStoredPlan(db, mara)
  const members = [
    { blueprintId: id, email: ben.email, role: 'reader' },
    { blueprintId: id, email: eva.email, role: 'editor' },
  ]
  await db.insertInto('blueprintMembers').values(members).execute()
  expect(await listPlansFor(db, ben)).toMatchObject([{ id, role: 'reader' }])
  await expect(revisePlan(db, ben, id, { basedOn: 1, summary: 'Renamed' }, renamed('Mine'))).rejects.toThrow(
    PlanIsReadOnly,
  )
  expect(await revisePlan(db, eva, id, { basedOn: 1, summary: 'Renamed' }, renamed('Ours'))).toBe(2)
  expect(await findPlanFor(db, ben, id)).toMatchObject({ title: 'Ours', revision: 2, role: 'reader' })
})

test('a change that is based on an older revision is refused, and every change stays as a revision', async ({ db }) => {
  const mara = await aProfile(db)
  const id = await aStoredPlan(db, mara)
  await revisePlan(db, mara, id, { basedOn: 1, summary: 'Renamed' }, renamed('Second'))
  const late = revisePlan(db, mara, id, { basedOn: 1, summary: 'Renamed' }, renamed('Late'))
  await expect(late).rejects.toThrow(PlanModified)
  const kept = await db.selectFrom('blueprintRevisions').select(['revision', 'change']).orderBy('revision').execute()
  expect(kept).toEqual([
    { revision: 1, change: 'Plan created' },
    { revision: 2, change: 'Renamed' },
  ])
})

test('a plan in the trash is found by nobody', async ({ db }) => {
  const mara = await aProfile(db)
  const id = await aStoredPlan(db, mara)
  await db.updateTable('blueprints').set({ deletedAt: new Date() }).where('id', '=', id).execute()
  expect(await findPlanFor(db, mara, id)).toBeUndefined()
  expect(await listPlansFor(db, mara)).toEqual([])
})
