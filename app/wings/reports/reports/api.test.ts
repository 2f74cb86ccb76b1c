import { randomUUID } from 'node:crypto'
import { callAsAdmin, testAdmin } from '~test/admin-request'
import { listDeliverableMails } from '~test/deliverable-mails'
import { endpoint } from '~test/endpoint'
import { readJsonResponse } from '~test/json-response'
import { testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { reportsApi } from './api.server'
import { verifyLinkPassword } from './sharing/link-password.server'
import { listShareLinks } from './sharing/queries.server'

const changeNote = endpoint(reportsApi, '/chart-notes/:noteId')
const mailNow = endpoint(reportsApi, '/digests')
const changeLink = endpoint(reportsApi, '/share-links/:linkId')
const makeLink = endpoint(reportsApi, '/share-links')

const env = testEnvironment()

test('a note of the chart is written, changed and removed, and one that was removed is not changed', async ({ db }) => {
  const noteId = randomUUID()
  const call = (method: string, json?: object) =>
    readJsonResponse(callAsAdmin(changeNote, db, { method, params: { noteId }, json }))
  const note = { id: noteId, day: '2026-03-01', text: 'Relaunch' }
  const moved = { ...note, day: '2026-03-02' }
  const written = () => db.selectFrom('chartNotes').select(['id', 'day', 'text']).execute()

  expect(await call('PATCH', note)).toMatchObject({ status: 404 })
  // the address says which one it is
  expect(await call('PUT', { ...note, id: randomUUID() })).toEqual({ status: 200, body: { before: null } })
  expect(await written()).toEqual([note])
  expect(await call('PATCH', moved)).toEqual({ status: 200, body: { before: note } })
  expect(await call('PUT', { ...note, day: '2026-02-30' })).toMatchObject({
    status: 422,
    body: { error: { fields: { day: 'Choose a date.' } } },
  })
  expect(await written()).toEqual([moved])
  expect(await call('DELETE')).toEqual({ status: 200, body: moved })
  expect(await call('DELETE')).toMatchObject({ status: 404 })
  expect(await call('PATCH', note)).toMatchObject({ status: 404 })
  expect(await written()).toEqual([])
  const actions = await db.selectFrom('auditEntries').select(['action', 'actorEmail']).execute()
  expect(actions).toHaveLength(3)
  expect(new Set(actions.map(({ actorEmail }) => actorEmail))).toEqual(new Set([testAdmin.email]))
})

test('what is no id names neither a note nor a link', async ({ db }) => {
  const params = { noteId: 'last', linkId: 'last' }
  for (const handler of [changeNote, changeLink])
    expect((await callAsAdmin(handler, db, { method: 'DELETE', params })).status).toBe(404)
})

test('a link to the figures is made, changed, revoked and restored', async ({ db }) => {
  const link = { id: randomUUID(), name: 'For investors', withRevenue: false, password: 'open sesame' }
  const make = (json: object) => readJsonResponse(callAsAdmin(makeLink, db, { json }))
  const change = (method: string, json?: object) =>
    readJsonResponse(callAsAdmin(changeLink, db, { method, params: { linkId: link.id }, json }))
  const listed = () => listShareLinks(db, env)
  const hash = async () => (await db.selectFrom('shareLinks').select('passwordHash').executeTakeFirst())?.passwordHash

  expect(await change('PATCH', { withRevenue: true })).toMatchObject({ status: 404 })
  expect(await make({ ...link, password: 'short' })).toMatchObject({
    status: 422,
    body: { error: { fields: { password: expect.anything() } } },
  })
  expect(await listed()).toEqual([])
  expect(await make(link)).toEqual({ status: 200, body: { id: link.id } })
  expect(await listed()).toMatchObject([{ id: link.id, name: link.name, withRevenue: false, hasPassword: true }])
  expect(await verifyLinkPassword((await hash()) ?? '', link.password)).toBe(true)

  expect(await change('PATCH', { withRevenue: true })).toEqual({ status: 200, body: { withRevenue: false } })
  expect(await change('PATCH', { password: 'short' })).toMatchObject({
    status: 422,
    body: { error: { fields: { password: expect.anything() } } },
  })
  expect(await listed()).toMatchObject([{ withRevenue: true, hasPassword: true }])
  expect(await change('PATCH', { password: null })).toMatchObject({ status: 200 })
  expect(await listed()).toMatchObject([{ withRevenue: true, hasPassword: false }])

  expect(await change('DELETE')).toEqual({ status: 200, body: { name: link.name } })
  expect(await listed()).toEqual([])
  expect(await change('PUT')).toEqual({ status: 200, body: { name: link.name } })
  expect(await listed()).toMatchObject([{ id: link.id }])
})

test("an admin is mailed last week's or last month's report at once, ten times in ten minutes at most", async ({
  database: { db },
}) => {
  const ask = (kind: string) => readJsonResponse(callAsAdmin(mailNow, db, { json: { kind } }))
  expect(await ask('yearly')).toMatchObject({ status: 422, body: { error: { fields: { kind: expect.anything() } } } })
  expect(await listDeliverableMails(db)).toEqual([])
  for (const kind of ['weekly', 'monthly'])
    expect(await ask(kind)).toEqual({ status: 200, body: { to: testAdmin.email } })
  const mails = await listDeliverableMails(db)
  expect(mails).toMatchObject([{ recipient: testAdmin.email }, { recipient: testAdmin.email }])
  const units = mails.map(({ subject }) => /(\w+) report/.exec(subject)?.[1])
  expect(units).toEqual(['weekly', 'monthly'])
  for (let more = 2; more < 10; more++) expect(await ask('weekly')).toMatchObject({ status: 200 })
  expect(await ask('weekly')).toMatchObject({ status: 429 })
  expect(await listDeliverableMails(db)).toHaveLength(10)
})
