import { callAsAdmin, testAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { readJsonResponse } from '~test/json-response'
import { expect, test } from '~test/test'
import { titleTemplatesApi } from './api.server'
import { findTitleTemplates } from './queries.server'
import { emptyTitleTemplate } from './title-template'

const titleTemplate = endpoint(titleTemplatesApi, '/')

const pattern = { title: '{title} | {site}', description: '' }

test('pages of a kind are called by the pattern that an admin writes, unless somebody wrote another', async ({
  db,
}) => {
  const write = (json: object) => callAsAdmin(titleTemplate, db, { method: 'PUT', json })
  const read = (search: string) => readJsonResponse(callAsAdmin(titleTemplate, db, { path: `/${search}` }))
  const sent = { kind: 'post', template: pattern, basedOn: emptyTitleTemplate }
  expect(await readJsonResponse(write(sent))).toEqual({
    status: 200,
    body: { before: emptyTitleTemplate, after: pattern },
  })
  expect(await read('?kind=post')).toEqual({ status: 200, body: pattern })
  expect(await read('?kind=product')).toEqual({ status: 200, body: emptyTitleTemplate })
  for (const search of ['', '?kind=', '?kind=page']) expect(await read(search)).toMatchObject({ status: 404 })

  const late = await write({ ...sent, template: { ...pattern, title: '{title}' } })
  expect([late.status, late.headers.get('cache-control')]).toEqual([409, 'no-store'])
  const message = 'This template was changed since you opened it.'
  expect(await late.json()).toEqual({ error: { code: 'conflict', message }, current: pattern })

  const wrong = { ...sent, template: { ...pattern, title: '{price}' }, basedOn: pattern }
  expect(await readJsonResponse(write(wrong))).toMatchObject({
    status: 422,
    body: { error: { fields: { 'template.title': expect.anything() } } },
  })
  expect(await findTitleTemplates(db)).toMatchObject({ post: pattern, product: emptyTitleTemplate })
  const actions = await db.selectFrom('auditEntries').select(['action', 'actorEmail']).execute()
  expect(actions).toEqual([{ action: 'pattern.written', actorEmail: testAdmin.email }])
})
