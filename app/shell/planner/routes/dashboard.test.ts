import { aPerson } from '~/domains/accounts/fixtures'
import { userContext } from '~/domains/accounts/user-guard.server'
import { aStoredPlan } from '~/domains/plans/stored-fixtures'
import { callRoute } from '~test/request'
import { expect, test } from '~test/test'
import { loader } from './dashboard'

test.for([
  ['%00', 1],
  ['%00no%00such%00plan', 0],
  ['%ED%A0%80%25_%5C', 0],
  ['plan%20'.repeat(500), 0],
] as const)('the list of plans answers whatever is looked for: %s', async ([typed, total], { db }) => {
  const person = await aPerson(db)
  await aStoredPlan(db, person)
  const asPerson: typeof loader = (args) => {
    args.context.set(userContext, { ...person, full_name: '', is_admin: false })
    return loader(args)
  }
  expect(await callRoute(asPerson, db, { path: `/planner/dashboard?q=${typed}` })).toMatchObject({ total })
})
