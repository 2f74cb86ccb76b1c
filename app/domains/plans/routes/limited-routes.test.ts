import type { RouterContextProvider } from 'react-router'
import { aPerson } from '~/domains/accounts/fixtures'
import { userContext } from '~/domains/accounts/user-guard.server'
import { limitRate } from '~/platform/rate-limit.server'
import { callRoute } from '~test/request'
import { expect, test } from '~test/test'
import { admitChange, admitCreation } from '../plan-limits.server'
import { emptyDraft } from '../starting/draft'
import { aStoredPlan } from '../stored-fixtures'
import { action as create } from './new-creation'
import { action as read } from './new-reading'
import { action as copy } from './plan-copy'
import { action as importPlan } from './plan-import'
import { action as rename } from './plan-title'

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

test('a plan to import has at most 2 MB', async ({ db }) => {
  const mara = await aPerson(db)
  const sent = { form: { plan: 'x'.repeat(2 * 1024 * 1024 + 1) } }
  expect(await callRoute(as(mara, importPlan), db, sent)).toMatchObject({ init: { status: 413 } })
})

test('importing and copying count as creating', async ({ db }) => {
  const mara = await aPerson(db)
  const params = { sprintId: await aStoredPlan(db, mara) }
  for (let made = 0; made < 58; made++) await admitCreation(db, mara)
  expect((await callRoute(as(mara, copy), db, { method: 'POST', params })).status).toBe(200)
  const file = { form: { plan: '{}' } }
  expect(await callRoute(as(mara, importPlan), db, file)).toMatchObject({ init: { status: 422 } })
  expect(await callRoute(as(mara, importPlan), db, file)).toMatchObject({ init: { status: 429 } })
  expect((await callRoute(as(mara, copy), db, { method: 'POST', params })).status).toBe(429)
})

test('what is no plan counts before it is read', async ({ db }) => {
  const mara = await aPerson(db)
  for (let made = 0; made < 60; made++) await admitCreation(db, mara)
  for (const form of [{ plan: '{}' }, { plan: '' }] as const) {
    expect(await callRoute(as(mara, importPlan), db, { form })).toMatchObject({ init: { status: 429 } })
  }
  for (const json of [emptyDraft('A marketplace for tools'), {}]) {
    expect((await callRoute(as(mara, create), db, { method: 'POST', json })).status).toBe(429)
  }
})

test('who changed very much within a minute waits before the next change', async ({ db }) => {
  const mara = await aPerson(db)
  const params = { sprintId: await aStoredPlan(db, mara) }
  const naming = { method: 'PUT', params, json: { title: 'Harbor', basedOn: 1 } }
  for (let change = 0; change < 239; change++) await admitChange(db, mara, params.sprintId)
  expect((await callRoute(as(mara, rename), db, naming)).status).toBe(200)
  expect((await callRoute(as(mara, rename), db, naming)).status).toBe(429)
})

test('a draft is read 240 times within a minute, and each person counts alone', async ({ db }) => {
  const [mara, ben] = [await aPerson(db), await aPerson(db)]
  const { idea, productType, platforms, added, removed, compliance, answers } = emptyDraft('A marketplace for tools')
  const asked = { method: 'POST', json: { idea, productType, platforms, added, removed, compliance, answers } }
  expect((await callRoute(as(mara, read), db, asked)).status).toBe(200)
  // what is no draft is counted as well, before it is read
  expect((await callRoute(as(mara, read), db, { method: 'POST', json: {} })).status).toBe(422)
  for (let count = 0; count < 238; count++) await limitRate(db, `plan-reading:${mara.id}`, { attempts: 240 })
  expect((await callRoute(as(mara, read), db, asked)).status).toBe(429)
  expect((await callRoute(as(mara, read), db, { method: 'POST', json: {} })).status).toBe(429)
  expect((await callRoute(as(ben, read), db, asked)).status).toBe(200)
})
