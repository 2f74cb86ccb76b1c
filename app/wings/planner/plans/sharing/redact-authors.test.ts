import { aProfile } from '~/wings/site/accounts/fixtures'
import { testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { revisePlan } from '../commands.server'
import { addPlanItem } from '../editing/commands.server'
import { isUserAuthored } from '../plan'
import { findPlanFor } from '../queries.server'
import { aStoredPlan } from '../stored-fixtures'
import { setReadOnlyKey } from './read-only-link.commands.server'
import { findPlanByReadOnlyKey } from './shared-plan.queries.server'

const KEY = '5f0c1b7e-3c1d-4f6a-9d2b-7a1e0c9b8d4f'

test('the read-only link does not name who wrote what, not even in the reasons of plans of earlier days', async ({
  db,
}) => {
  const mara = { ...(await aProfile(db)), full_name: 'Mara Lind' }
  const id = await aStoredPlan(db, mara)
  await setReadOnlyKey(db, testEnvironment(), mara, id, KEY)
  const [first] = (await findPlanFor(db, mara, id))?.plan.requirements ?? []
  if (!first) throw new Error('The plan has no requirements.')
  const { statement, capability, priority, release } = first
  const criteria = first.criteria.map(({ text }) => ({ text }))
  const fields = { title: 'Search by color', statement, capability, priority, release, criteria }
  await addPlanItem(db, mara, id, { section: 'requirements', fields })
  const read = async () => {
    const shared = await findPlanByReadOnlyKey(db, KEY)
    return { text: JSON.stringify(shared), scope: shared?.plan.scope.filter(isUserAuthored) }
  }
  const byNobody = [expect.objectContaining({ origin: { by: 'user', from: 'a person' }, reason: 'Somebody wants it.' })]
  const before = await read()
  expect(before.text).toContain('Search by color')
  expect(before.text).not.toContain('Mara')
  expect(before.scope).toEqual(byNobody)
  await revisePlan(db, mara, id, { basedOn: null, summary: 'As it was' }, ({ plan, ...rest }) => {
    const scope = plan.scope.map((item) => (isUserAuthored(item) ? { ...item, reason: 'Mara Lind wants it.' } : item))
    return { ...rest, plan: { ...plan, scope } }
  })
  const after = await read()
  expect(after.text).not.toContain('Mara')
  expect(after.scope).toEqual(byNobody)
})
