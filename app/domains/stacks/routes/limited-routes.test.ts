import type { RouterContextProvider } from 'react-router'
import { aPerson } from '~/domains/accounts/fixtures'
import { userContext } from '~/domains/accounts/user-guard.server'
import { callRoute } from '~test/request'
import { expect, test } from '~test/test'
import { saveStack } from '../commands.server'
import { someNeeds } from '../fixtures'
import { admitSaving } from '../stack-limits.server'
import { action as copy } from './stack-copy'
import { action as save } from './stack-new'

type Somebody = Awaited<ReturnType<typeof aPerson>>

/** The route as the guard of the planner lets this person in. */
const as =
  <Args extends { context: Readonly<RouterContextProvider> }, Result>(
    person: Somebody,
    action: (args: Args) => Result,
  ) =>
  (args: Args) => {
    args.context.set(userContext, { ...person, full_name: '', is_admin: false })
    return action(args)
  }

test('sixty stacks are saved or copied within an hour; the next one is refused with a sentence', async ({ db }) => {
  const [mara, ben] = [await aPerson(db), await aPerson(db)]
  const json = { title: 'Shop stack', needs: someNeeds(), place: 0 }
  const { id: stackId } = await saveStack(db, mara.id, json)
  const copying = { method: 'POST', params: { stackId } }
  for (let count = 0; count < 58; count++) await admitSaving(db, mara.id)
  expect((await callRoute(as(mara, save), db, { method: 'POST', json })).status).toBe(200)
  expect((await callRoute(as(mara, copy), db, copying)).status).toBe(200)
  const refused = await callRoute(as(mara, copy), db, copying)
  expect([refused.status, (await refused.json()).error.message]).toEqual([
    429,
    'You saved many stacks within an hour. Wait a little before the next one.',
  ])
  expect((await callRoute(as(mara, save), db, { method: 'POST', json })).status).toBe(429)
  expect((await callRoute(as(ben, save), db, { method: 'POST', json })).status).toBe(200)
})
