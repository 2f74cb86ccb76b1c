import { enforceRateLimit } from '~/platform/security/rate-limit.commands.server'
import { aProfile } from '~/wings/site/accounts/fixtures'
import { endpoint } from '~test/endpoint'
import { expect, test } from '~test/test'
import { callAsUser } from '~test/user-request'
import { plansApi } from './api.server'
import { createEmptyDraft } from './drafts/plan-draft'
import { authorizePlanChange, limitPlanCreation } from './plan-limits.queries.server'
import { action as importPlan } from './routes/plan-import'
import { aStoredPlan } from './stored-fixtures'

const read = endpoint(plansApi, '/drafts/analysis')
const create = endpoint(plansApi, '/')
const copy = endpoint(plansApi, '/:planId/copy')
const rename = endpoint(plansApi, '/:planId/title')

test('a plan to import has at most 2 MB', async ({ db }) => {
  const mara = await aProfile(db)
  const sent = { form: { plan: 'x'.repeat(2 * 1024 * 1024 + 1) } }
  expect(await callAsUser(importPlan, db, mara, sent)).toMatchObject({ init: { status: 413 } })
})

test('importing and copying count as creating', async ({ db }) => {
  const mara = await aProfile(db)
  const params = { planId: await aStoredPlan(db, mara) }
  for (let made = 0; made < 58; made++) await limitPlanCreation(db, mara)
  expect((await callAsUser(copy, db, mara, { method: 'POST', params })).status).toBe(200)
  const file = { form: { plan: '{}' } }
  expect(await callAsUser(importPlan, db, mara, file)).toMatchObject({ init: { status: 422 } })
  expect(await callAsUser(importPlan, db, mara, file)).toMatchObject({ init: { status: 429 } })
  expect((await callAsUser(copy, db, mara, { method: 'POST', params })).status).toBe(429)
})

test('what is no plan counts before it is read', async ({ db }) => {
  const mara = await aProfile(db)
  for (let made = 0; made < 60; made++) await limitPlanCreation(db, mara)
  for (const form of [{ plan: '{}' }, { plan: '' }] as const) {
    expect(await callAsUser(importPlan, db, mara, { form })).toMatchObject({ init: { status: 429 } })
  }
  for (const json of [createEmptyDraft('A marketplace for tools'), {}]) {
    expect((await callAsUser(create, db, mara, { method: 'POST', json })).status).toBe(429)
  }
})

test('who changed very much within a minute waits before the next change', async ({ db }) => {
  const mara = await aProfile(db)
  const params = { planId: await aStoredPlan(db, mara) }
  const naming = { method: 'PUT', params, json: { title: 'Harbor', basedOn: 1 } }
  for (let change = 0; change < 239; change++) await authorizePlanChange(db, mara, params.planId)
  expect((await callAsUser(rename, db, mara, naming)).status).toBe(200)
  expect((await callAsUser(rename, db, mara, naming)).status).toBe(429)
})

test('a draft is read 240 times within a minute, and each person counts alone', async ({ db }) => {
  const [mara, ben] = [await aProfile(db), await aProfile(db)]
  const { idea, reading, productType, platforms, added, compliance, answers } =
    createEmptyDraft('A marketplace for tools')
  const asked = { method: 'POST', json: { idea, reading, productType, platforms, added, compliance, answers } }
  expect((await callAsUser(read, db, mara, asked)).status).toBe(200)
  // what is no draft is counted as well, before it is read
  expect((await callAsUser(read, db, mara, { method: 'POST', json: {} })).status).toBe(422)
  for (let count = 0; count < 238; count++) await enforceRateLimit(db, `plan-reading:${mara.id}`, { attempts: 240 })
  expect((await callAsUser(read, db, mara, asked)).status).toBe(429)
  expect((await callAsUser(read, db, mara, { method: 'POST', json: {} })).status).toBe(429)
  expect((await callAsUser(read, db, ben, asked)).status).toBe(200)
})
