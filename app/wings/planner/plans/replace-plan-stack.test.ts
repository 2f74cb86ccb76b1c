import { aProfile } from '~/wings/site/accounts/fixtures'
import { expect, test } from '~test/test'
import { revisePlan } from './commands.server'
import { revertRevision } from './editing/commands.server'
import { lintPlan } from './engine/lint-plan'
import { PlanMissing, PlanModified } from './errors'
import { findPlanFor } from './queries.server'
import { replacePlanStack } from './replace-plan-stack.server'
import { aStoredPlan } from './stored-fixtures'

const layer = (layer: string, choice: string) => ({ layer, choice, reason: 'It fits.', rejected: [] })
const stack = [layer('Web framework', 'Django'), layer('Database', 'PostgreSQL')]
const change = 'Stack replaced'

test('a stack goes into a plan by the rules’ name and comes out again, ids and all', async ({ db }) => {
  const mara = await aProfile(db)
  const id = await aStoredPlan(db, mara, 'saas')
  const planOf = async () => (await findPlanFor(db, mara, id))?.plan
  const before = await planOf()
  expect(await replacePlanStack(db, mara, id, { basedOn: 1, stack, change })).toBe(2)
  const replaced = await planOf()
  expect(replaced?.stack).toMatchObject([
    { choice: 'Django', origin: { by: 'rule' } },
    { choice: 'PostgreSQL', origin: { by: 'rule' } },
  ])
  expect({ ...replaced, stack: [], retiredIds: [] }).toEqual({ ...before, stack: [], retiredIds: [] })
  if (replaced) expect(lintPlan(replaced)).toEqual(before && lintPlan(before))

  const other = await replacePlanStack(db, mara, id, { basedOn: 2, stack: [layer('Web framework', 'Rails')], change })
  await revertRevision(db, { ...mara, full_name: '' }, id, other)
  expect((await planOf())?.stack).toEqual(replaced?.stack)
})

test('a layer that a person wrote stays theirs', async ({ db }) => {
  const mara = await aProfile(db)
  const id = await aStoredPlan(db, mara)
  await replacePlanStack(db, mara, id, { basedOn: 1, stack, change })
  await revisePlan(db, mara, id, { basedOn: 2, summary: 'Ours' }, (content) => {
    const [web, ...rest] = content.plan.stack
    if (!web) throw new Error('The plan has a stack.')
    const own = { ...web, choice: 'Flask', origin: { by: 'user' as const, from: 'Mara' } }
    return { ...content, plan: { ...content.plan, stack: [own, ...rest] } }
  })
  await replacePlanStack(db, mara, id, { basedOn: 3, stack: [layer('Web framework', 'Rails')], change })
  expect((await findPlanFor(db, mara, id))?.plan.stack).toMatchObject([{ choice: 'Flask', origin: { by: 'user' } }])
})

test('a plan that was changed meanwhile keeps its stack, and somebody else’s plan does not exist', async ({ db }) => {
  const [mara, ben] = [await aProfile(db), await aProfile(db)]
  const id = await aStoredPlan(db, mara)
  const revision = await replacePlanStack(db, mara, id, { basedOn: 1, stack, change })
  await expect(replacePlanStack(db, mara, id, { basedOn: 1, stack, change })).rejects.toThrow(PlanModified)
  await expect(replacePlanStack(db, ben, id, { basedOn: revision, stack, change })).rejects.toThrow(PlanMissing)
})
