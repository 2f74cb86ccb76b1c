import type { Database } from '~/platform/database/database.server'
import { aProfile } from '~/wings/site/accounts/fixtures'
import { expect, test } from '~test/test'
import { PlanIsReadOnly, PlanMissing, PlanModified } from '../errors'
import { findPlanFor, type Person } from '../queries.server'
import { aStoredPlan } from '../stored-fixtures'
import {
  addPlanItem,
  editPlanItem,
  regeneratePlanPart,
  removePlanItem,
  restoreRevision,
  revertRevision,
  reviseBrief,
} from './commands.server'
import { RevisionMissing } from './errors'
import { findRevision, listRevisions } from './revisions.queries.server'

async function stored(db: Database, person: Person, id: string) {
  const found = await findPlanFor(db, person, id)
  if (!found) throw new Error('There is no plan.')
  return found
}

async function maraWithAPlan(db: Database) {
  const mara = { ...(await aProfile(db)), full_name: 'Mara' }
  return { mara, id: await aStoredPlan(db, mara) }
}

test('every change is a version that says who did what, and any of them can be restored', async ({ db }) => {
  const { mara, id } = await maraWithAPlan(db)
  const before = await stored(db, mara, id)
  const risk = before.plan.risks[0]
  await editPlanItem(db, mara, id, { section: 'risks', id: risk?.id ?? '', fields: { title: 'Rain' }, previous: {} })
  await removePlanItem(db, mara, id, 'tasks', before.plan.tasks[0]?.id ?? '')
  const { revisions, total } = await listRevisions(db, mara, id, 1)
  expect(total).toBe(3)
  expect(revisions.map(({ change }) => change)).toEqual([
    `Removed ${before.plan.tasks[0]?.id} ${before.plan.tasks[0]?.title}`,
    `Changed ${risk?.id} ${risk?.title}`,
    'Plan created',
  ])
  expect(await restoreRevision(db, mara, id, 3, 1)).toBe(4)
  const after = await stored(db, mara, id)
  expect({ ...after.plan, retiredIds: [] }).toEqual({ ...before.plan, retiredIds: [] })
  expect((await findRevision(db, mara, id, 2))?.plan.risks[0]?.title).toBe('Rain')
})

test('a change is taken back while later ones stay', async ({ db }) => {
  const { mara, id } = await maraWithAPlan(db)
  const { plan } = await stored(db, mara, id)
  const removed = await removePlanItem(db, mara, id, 'risks', plan.risks[0]?.id ?? '')
  const fields = { title: 'Rain', likelihood: 'low', impact: 'low', response: 'Tents.' }
  await addPlanItem(db, mara, id, { section: 'risks', fields })
  await revertRevision(db, mara, id, removed)
  const after = await stored(db, mara, id)
  expect(after.plan.risks.map(({ title }) => title)).toEqual([...plan.risks.map(({ title }) => title), 'Rain'])
  await expect(revertRevision(db, mara, id, 99)).rejects.toThrow(RevisionMissing)
})

test('a brief with other weeks moves the schedule, and a part is made anew from the revision that was seen', async ({
  db,
}) => {
  const { mara, id } = await maraWithAPlan(db)
  const { brief, title, plan } = await stored(db, mara, id)
  const team = brief.team.map((member) => ({ ...member, hoursPerWeek: 5 }))
  await reviseBrief(db, mara, id, 1, { ...brief, team, title })
  expect((await stored(db, mara, id)).plan.schedule.weeksNeeded).toBeGreaterThan(plan.schedule.weeksNeeded)
  await expect(regeneratePlanPart(db, mara, id, 1, 'risks')).rejects.toThrow(PlanModified)
  expect(await regeneratePlanPart(db, mara, id, 2, 'risks')).toBe(3)
})

test('a save of what is there already is no version', async ({ db }) => {
  const { mara, id } = await maraWithAPlan(db)
  const risk = (await stored(db, mara, id)).plan.risks[0]
  const fields = { title: risk?.title }
  expect(await editPlanItem(db, mara, id, { section: 'risks', id: risk?.id ?? '', fields, previous: {} })).toBe(1)
})

test('readers change nothing, strangers find nothing, and a signature is a name, not an address', async ({ db }) => {
  const { mara, id } = await maraWithAPlan(db)
  const [ben, eva] = [await aProfile(db), await aProfile(db)]
  await db.insertInto('blueprintMembers').values({ blueprintId: id, email: ben.email, role: 'reader' }).execute()
  const edit = { section: 'summary', id: 'SUM-1', fields: { size: 'Small.' }, previous: {} } as const
  await expect(editPlanItem(db, { ...ben, full_name: '' }, id, edit)).rejects.toThrow(PlanIsReadOnly)
  await expect(editPlanItem(db, { ...eva, full_name: '' }, id, edit)).rejects.toThrow(PlanMissing)
  await expect(listRevisions(db, eva, id, 1)).rejects.toThrow(PlanMissing)
  expect((await listRevisions(db, ben, id, 1)).total).toBe(1)
  await editPlanItem(db, { ...mara, full_name: '' }, id, edit)
  expect((await stored(db, mara, id)).plan.summary[0]?.origin).toEqual({ by: 'user', from: 'a person' })
})
