import type { Database } from '~/platform/database/database.server'
import { callAsAdmin, testAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { methodNotAllowedResponse, readJsonResponse } from '~test/json-response'
import { aPublicPage } from '~test/redirect-fixtures'
import { expect, test } from '~test/test'
import { aRule } from '../fixtures'
import { action as importing } from '../routes/admin-link-rules-import'
import { listAllRules } from './all-rules.queries.server'
import { linkRulesApi } from './api.server'
import { addRule } from './commands.server'
import { MAX_LINK_RULES, MAX_RULE_PRIORITY } from './link-rule'

const placing = endpoint(linkRulesApi, '/rule-states')

function rule(db: Database, keyword: string, priority = 50) {
  const { id: _id, ...form } = aRule({ keyword, priority, toUrl: '/docs' })
  return addRule(db, testAdmin, form)
}

const place = (db: Database, states: unknown) =>
  readJsonResponse(callAsAdmin(placing, db, { method: 'POST', json: { states } }))

const standingOf = async (db: Database, id: string) => {
  const rules = db.selectFrom('linkRules').select(['id', 'priority', 'isEnabled'])
  return rules.where('id', '=', id).executeTakeFirst()
}

test('rules are switched and ordered, and how they stood before is answered', async ({ db }) => {
  const [first, second] = [await rule(db, 'first', 60), await rule(db, 'second')]
  const wanted = { id: second, priority: MAX_RULE_PRIORITY, isEnabled: false }
  const before = { states: [{ id: second, priority: 50, isEnabled: true }] }
  expect(await place(db, [wanted])).toEqual({ status: 200, body: before })
  expect(await standingOf(db, second)).toEqual(wanted)
  expect(await standingOf(db, first)).toEqual({ id: first, priority: 60, isEnabled: true })
  expect(await place(db, before.states)).toEqual({ status: 200, body: { states: [wanted] } })
  expect(await standingOf(db, second)).toEqual(before.states[0])
})

test('rules that cannot stand so are left as they stand', async ({ db }) => {
  const id = await rule(db, 'queue')
  const standing = { id, priority: 0, isEnabled: false }
  expect(await place(db, [])).toMatchObject({
    status: 422,
    body: { error: { fields: { states: 'Select at least one rule.' } } },
  })
  for (const wrong of [{ priority: -1 }, { priority: MAX_RULE_PRIORITY + 1 }, { priority: 0.5 }, { id: 'x' }]) {
    expect(await place(db, [{ ...standing, ...wrong }])).toMatchObject({ status: 422 })
  }
  expect(await standingOf(db, id)).toEqual({ id, priority: 50, isEnabled: true })
  const asked = callAsAdmin(placing, db, { method: 'PUT', json: { states: [standing] } })
  expect(await readJsonResponse(asked)).toEqual(methodNotAllowedResponse('POST'))
  expect(await readJsonResponse(callAsAdmin(placing, db))).toEqual(methodNotAllowedResponse('POST'))
  expect(await standingOf(db, id)).toEqual({ id, priority: 50, isEnabled: true })
})

type Importing = Parameters<typeof importing>[0]

/** As a form sends it that has a file. */
function send(db: Database, step: string, csv: string) {
  const body = new FormData()
  body.set('step', step)
  body.set('file', new File([csv], 'rules.csv', { type: 'text/csv' }))
  const sent = (args: Importing) =>
    importing({ ...args, request: new Request(args.request.url, { method: 'POST', body }) })
  return callAsAdmin(sent, db, { path: '/admin/link-rules/import' })
}

test('a file of rules is looked at before it is taken in, and leads to the pages of this site', async ({ db }) => {
  const { id } = await aPublicPage(db, '/blog/target')
  await rule(db, 'known')
  const csv = `Keyword,URL,priority
queue,http://harbor.test/blog/target,70
known,/docs,80
…,/x,1
`
  const report = {
    added: 1,
    changed: 1,
    unchanged: 0,
    refused: 1,
    rows: [
      { keyword: 'queue', isNew: true },
      { keyword: 'known', isNew: false },
    ],
    refusedRows: [{ line: 4, keyword: '…', reason: expect.any(String) }],
  }
  expect(await send(db, 'check', csv)).toEqual({ step: 'check', ...report })
  expect((await listAllRules(db)).map(({ keyword }) => keyword)).toEqual(['known'])
  expect(await send(db, 'import', csv)).toEqual({ step: 'import', ...report })
  expect((await listAllRules(db)).toSorted((a, b) => a.priority - b.priority)).toMatchObject([
    { keyword: 'queue', toPage: id, toUrl: null, priority: 70 },
    { keyword: 'known', toUrl: '/docs', priority: 80 },
  ])
})

test('a file in which no rule can be, or more than there may be, is refused as a whole', async ({ db }) => {
  const header = 'Keyword,URL\n'
  expect(await send(db, 'import', '')).toMatchObject({
    init: { status: 422 },
    data: { fieldErrors: { file: 'Choose a file that is not empty.' } },
  })
  expect(await send(db, 'take', header)).toMatchObject({ init: { status: 422 } })
  const row = (_: unknown, at: number) => `word${at},/x\n`
  const tooMany = header + Array.from({ length: MAX_LINK_RULES + 1 }, row).join('')
  expect(await send(db, 'import', tooMany)).toMatchObject({
    init: { status: 422 },
    data: { formError: expect.stringContaining('at most 10,000 rows') },
  })
  expect(await listAllRules(db)).toEqual([])
})
