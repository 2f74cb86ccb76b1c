import { randomUUID } from 'node:crypto'
import { callAsAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { readJsonResponse } from '~test/json-response'
import { expect, test } from '~test/test'
import { reportsApi } from '../api.server'
import { recipientSettingList } from '../emails/recipient-setting-list.server'
import { funnelSettingList } from './funnel-setting-list.server'
import { goalSettingList } from './goal-setting-list.server'
import { findListItems, type SettingList, type SettingListItem } from './setting-list.server'

interface Route {
  noun: string
  action: ReturnType<typeof endpoint>
  list: SettingList<SettingListItem>
  others: object
  names: [string, string]
  wrong: object
}

const happening = { kind: 'page_view', path: '/docs' }
const plain = ['Reads', 'Reads the docs'] as [string, string]
const routes: Route[] = [
  {
    noun: 'goal',
    action: endpoint(reportsApi, '/goals/:id'),
    list: goalSettingList,
    others: { happening },
    names: plain,
    wrong: { happening: { kind: 'page_view', path: 'docs' } },
  },
  {
    noun: 'funnel',
    action: endpoint(reportsApi, '/funnels/:id'),
    list: funnelSettingList,
    others: { steps: [happening, { kind: 'purchase' }] },
    names: plain,
    wrong: { steps: [happening] },
  },
  {
    noun: 'recipient',
    action: endpoint(reportsApi, '/recipients/:id'),
    list: recipientSettingList,
    others: { isWeekly: true, isMonthly: false },
    names: ['ada@harbor.test', 'eve@harbor.test'],
    wrong: { name: 'nobody' },
  },
] as Route[]

test.for(routes)('a $noun is added, changed and removed, each once', async ({ action, list, ...own }, { db }) => {
  const [first, second] = [randomUUID(), randomUUID()]
  const call = (id: string, method: string, json?: object) =>
    readJsonResponse(callAsAdmin(action, db, { method, params: { id }, json }))
  const item = (id: string, name = own.names[0]) => ({ id, name, ...own.others })
  const kept = () => findListItems(db, list)

  expect(await call(first, 'PUT', { item: item(first) })).toEqual({ status: 200, body: { before: null } })
  const renamed = item(first, own.names[1])
  const changed = { item: renamed, instead: item(first) }
  expect(await call(first, 'PATCH', changed)).toEqual({ status: 200, body: { before: item(first) } })
  const late = { item: item(first), instead: item(first) }
  expect(await call(first, 'PATCH', late)).toMatchObject({ status: 409 })
  expect(await kept()).toEqual([renamed])

  // the address says which one it is
  expect(await call(second, 'PUT', { item: item(first), at: 0 })).toMatchObject({ status: 200 })
  expect(await kept()).toEqual([item(second), renamed])
  expect(await call(second, 'DELETE')).toEqual({ status: 200, body: { item: item(second), at: 0 } })
  expect(await call(second, 'DELETE')).toMatchObject({ status: 404 })
  expect(await call(second, 'PATCH', { item: item(second) })).toMatchObject({ status: 404 })
  expect(await kept()).toEqual([renamed])
})

test.for(routes)('a wrong $noun is refused beside its field, and nothing is kept', async (route, { db }) => {
  const { action, list, names, others, wrong } = route
  const id = randomUUID()
  const call = (method: string, json: object) =>
    readJsonResponse(callAsAdmin(action, db, { method, params: { id }, json }))
  const item = { id, name: names[0], ...others }
  const [field] = Object.keys(wrong)
  const refused = await call('PUT', { item: { ...item, ...wrong } })
  expect(refused.status).toBe(422)
  expect(Object.keys(refused.body.error.fields)).toEqual([expect.stringMatching(new RegExp(`^item\\.${field}`))])
  for (const at of [-1, list.maxItems + 1, 0.5]) {
    const { status, body } = await call('PUT', { item, at })
    expect([status, Object.keys(body.error.fields)]).toEqual([422, ['at']])
  }
  expect(await findListItems(db, list)).toEqual([])
  expect((await callAsAdmin(action, db, { method: 'DELETE', params: { id: 'no-id' } })).status).toBe(404)
})
