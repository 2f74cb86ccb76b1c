import type { Database } from '~/platform/database/database.server'
import { aProfile } from '~/wings/site/accounts/fixtures'
import { endpoint } from '~test/endpoint'
import { readJsonResponse } from '~test/json-response'
import { expect, test } from '~test/test'
import { callAsUser } from '~test/user-request'
import { stacksApi } from './api.server'
import { saveStack } from './commands.server'
import { someStackNeeds } from './fixtures'
import { findSharedStack, listOwnStacks } from './queries.server'

const link = endpoint(stacksApi, '/:stackId/read-only-link')
const title = endpoint(stacksApi, '/:stackId/title')
const trash = endpoint(stacksApi, '/:stackId/trash')

async function withTwoStacks(db: Database) {
  const mara = await aProfile(db)
  const save = { title: 'Shop stack', needs: someStackNeeds(), rank: 0 }
  const { id: stackId } = await saveStack(db, mara.id, save)
  await saveStack(db, mara.id, { ...save, title: 'Another' })
  const titles = async () => (await listOwnStacks(db, mara.id)).map((stack) => stack.title).sort()
  return { mara, stackId, titles }
}

test('a stack is given another title', async ({ db }) => {
  const { mara, stackId, titles } = await withTwoStacks(db)
  const call = (json: object) =>
    readJsonResponse(callAsUser(title, db, mara, { method: 'PUT', params: { stackId }, json }))
  expect(await call({ title: ' Market stack ' })).toEqual({ status: 200, body: { title: 'Market stack' } })
  expect(await titles()).toEqual(['Another', 'Market stack'])
  expect(await call({ title: ' ' })).toMatchObject({
    status: 422,
    body: { error: { fields: { title: 'Enter a title.' } } },
  })
  expect(await titles()).toEqual(['Another', 'Market stack'])
})

test('a stack is taken out of the library and brought back, once each', async ({ db }) => {
  const { mara, stackId, titles } = await withTwoStacks(db)
  const call = (method: string) => readJsonResponse(callAsUser(trash, db, mara, { method, params: { stackId } }))
  expect(await call('DELETE')).toMatchObject({ status: 404 })
  expect(await call('POST')).toEqual({ status: 200, body: { id: stackId } })
  expect(await titles()).toEqual(['Another'])
  expect(await call('POST')).toMatchObject({ status: 404 })
  expect(await call('DELETE')).toEqual({ status: 200, body: { id: stackId } })
  expect(await titles()).toEqual(['Another', 'Shop stack'])
})

test('a link for reading is made, replaced and ended', async ({ db }) => {
  const { mara, stackId } = await withTwoStacks(db)
  const call = (method: string) => readJsonResponse(callAsUser(link, db, mara, { method, params: { stackId } }))
  const [first, second] = [await call('POST'), await call('POST')]
  expect([first.status, second.status]).toEqual([200, 200])
  expect(await findSharedStack(db, first.body.readOnlyKey)).toBeUndefined()
  expect(await findSharedStack(db, second.body.readOnlyKey)).toMatchObject({ id: stackId })
  expect(await call('DELETE')).toEqual({ status: 200, body: { readOnlyKey: null } })
  expect(await findSharedStack(db, second.body.readOnlyKey)).toBeUndefined()
})

test.for([
  ['title', title, 'PUT'],
  ['trash', trash, 'POST'],
  ['trash', trash, 'DELETE'],
  ['link', link, 'POST'],
  ['link', link, 'DELETE'],
] as const)('the %s of a stack of somebody else is not found', async ([, call, method], { db }) => {
  const { stackId, titles } = await withTwoStacks(db)
  const ben = await aProfile(db)
  const json = call === title ? { title: 'Mine' } : undefined
  for (const params of [{ stackId }, { stackId: 'last' }])
    expect((await callAsUser(call, db, ben, { method, params, json })).status).toBe(404)
  expect(await titles()).toEqual(['Another', 'Shop stack'])
})
