import { aStoredPlan } from '~/wings/planner/plans/stored-fixtures'
import { aProfile } from '~/wings/site/accounts/fixtures'
import { expect, test } from '~test/test'
import { callAsUser } from '~test/user-request'
import { loader } from './dashboard'

test.for([
  ['%00', 1],
  ['%00no%00such%00plan', 0],
  ['%ED%A0%80%25_%5C', 0],
  ['plan%20'.repeat(500), 0],
] as const)('the list of plans answers whatever is looked for: %s', async ([typed, total], { db }) => {
  const person = await aProfile(db)
  await aStoredPlan(db, person)
  expect(await callAsUser(loader, db, person, { path: `/planner/dashboard?q=${typed}` })).toMatchObject({ total })
})
