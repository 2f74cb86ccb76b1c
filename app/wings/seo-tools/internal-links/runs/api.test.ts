import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { callAsAdmin, testAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { methodNotAllowedResponse, readJsonResponse } from '~test/json-response'
import { expect, test } from '~test/test'
import { linkRunsApi } from './api.server'
import { startLinkRun } from './commands.server'
import type { RunSettings } from './run'

const asking = endpoint(linkRunsApi, '/runs/:runId/actions')
const beginning = endpoint(linkRunsApi, '/runs')

const settings: RunSettings = {
  kinds: ['post', 'product'],
  ruleIds: null,
  maxPerPage: 7,
  maxPerParagraph: 2,
  leavesFirstSentence: true,
}

const begin = (db: Database, json: unknown) => readJsonResponse(callAsAdmin(beginning, db, { method: 'POST', json }))

const ask = (db: Database, runId: string, json: unknown) =>
  readJsonResponse(callAsAdmin(asking, db, { method: 'POST', params: { runId }, json }))

const standingOf = async (db: Database, id: string) => {
  const { task, state } = await db
    .selectFrom('linkRuns')
    .select(['task', 'state'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return `${task} ${state}`
}

/** A run as its worker would leave it. */
async function aRun(db: Database, task: string, state: string) {
  const id = await startLinkRun(db, testAdmin, settings)
  await db.updateTable('linkRuns').set({ task, state }).where('id', '=', id).execute()
  return id
}

test('a dry run is begun with what was chosen, and its id is answered', async ({ db }) => {
  const { status, body } = await begin(db, settings)
  expect([status, body]).toEqual([200, { id: expect.any(String) }])
  const runs = await db.selectFrom('linkRuns').select(['id', 'settings', 'startedByEmail', 'task', 'state']).execute()
  expect(runs).toEqual([{ id: body.id, settings, startedByEmail: testAdmin.email, task: 'plan', state: 'working' }])
})

const wrong: [object, string, string][] = [
  [{ kinds: [] }, 'kinds', 'Select at least one page type.'],
  [{ ruleIds: [] }, 'ruleIds', 'Select at least one rule.'],
  [{ maxPerPage: 0 }, 'maxPerPage', 'Enter at least 1.'],
  [{ maxPerParagraph: 1.5 }, 'maxPerParagraph', 'Enter a whole number.'],
]

test.for(wrong)('a dry run of %j is not begun', async ([changes, field, sentence], { db }) => {
  expect(await begin(db, { ...settings, ...changes })).toMatchObject({
    status: 422,
    body: { error: { fields: { [field]: sentence } } },
  })
  expect(await db.selectFrom('linkRuns').select('id').execute()).toEqual([])
})

const actions: [string, string, string][] = [
  ['apply', 'plan done', 'apply working'],
  ['pause', 'apply working', 'apply paused'],
  ['resume', 'apply paused', 'apply working'],
  ['stop', 'apply working', 'apply stopped'],
  ['undo', 'apply done', 'undo working'],
]

test.for(actions)('a run that is asked to %s goes from “%s” to “%s”', async ([action, from, to], { db }) => {
  const [task = '', state = ''] = from.split(' ')
  const id = await aRun(db, task, state)
  const other = await aRun(db, task, state)
  expect(await ask(db, id, { action: action })).toEqual({ status: 200, body: {} })
  expect([await standingOf(db, id), await standingOf(db, other)]).toEqual([to, from])
  const [last] = await db
    .selectFrom('auditEntries')
    .select(['action', 'actorEmail'])
    .where('subject', '=', `link-run:${id}`)
    .where('action', '<>', 'link run.planned')
    .execute()
  expect(last).toEqual({ action: expect.stringMatching(/^link run\./), actorEmail: testAdmin.email })
})

test('single pages and rules of a plan are left out, and taken in again', async ({ db }) => {
  const runId = await aRun(db, 'plan', 'done')
  const pages = [1, 2].map((position) => ({
    runId,
    position,
    pageId: randomUUID(),
    kind: 'post',
    path: `/blog/${position}`,
    title: 'A page',
    insertions: '[]',
    links: 1,
    revision: 1,
  }))
  await db.insertInto('linkRunPages').values(pages).execute()
  const rules = [0, 1].map((number) => ({
    runId,
    number,
    ruleId: randomUUID(),
    keyword: 'queue',
    target: '/docs',
    opening: '<a href="/docs">',
  }))
  await db.insertInto('linkRunRules').values(rules).execute()
  const leftOut = async () => ({
    pages: await db.selectFrom('linkRunPages').select('position').where('isLeftOut', '=', true).execute(),
    rules: await db.selectFrom('linkRunRules').select('number').where('isLeftOut', '=', true).execute(),
  })
  const choice = { action: 'leave-out', pages: [2], rules: [1] }
  expect(await ask(db, runId, { ...choice, isLeftOut: true })).toEqual({ status: 200, body: {} })
  expect(await leftOut()).toEqual({ pages: [{ position: 2 }], rules: [{ number: 1 }] })
  expect(await ask(db, runId, { ...choice, rules: undefined, isLeftOut: false })).toEqual({ status: 200, body: {} })
  expect(await leftOut()).toEqual({ pages: [], rules: [{ number: 1 }] })
  expect(await standingOf(db, runId)).toBe('plan done')
})

test('a run does nothing that it cannot do now, that nobody knows, or that another would have to do', async ({
  db,
}) => {
  const id = await aRun(db, 'plan', 'working')
  for (const action of ['apply', 'resume', 'undo'])
    expect(await ask(db, id, { action: action })).toMatchObject({ status: 409 })
  expect(await ask(db, id, { action: 'leave-out', isLeftOut: true })).toMatchObject({ status: 409 })
  for (const json of [{ action: 'fly' }, { action: 'leave-out' }, {}]) {
    expect(await ask(db, id, json)).toMatchObject({ status: 422 })
  }
  for (const none of [randomUUID(), 'nonsense']) {
    expect(await ask(db, none, { action: 'stop' })).toMatchObject({
      status: 404,
      body: { error: { message: 'This run no longer exists.' } },
    })
  }
  expect(await standingOf(db, id)).toBe('plan working')
})

test('runs are begun and steered in no other way', async ({ db }) => {
  const runId = await aRun(db, 'plan', 'working')
  const stop = { method: 'PUT', params: { runId }, json: { action: 'stop' } }
  expect(await readJsonResponse(callAsAdmin(asking, db, stop))).toEqual(methodNotAllowedResponse('POST'))
  expect(await readJsonResponse(callAsAdmin(beginning, db, { method: 'PUT', json: settings }))).toEqual(
    methodNotAllowedResponse('POST'),
  )
  for (const handler of [asking, beginning])
    expect(await readJsonResponse(callAsAdmin(handler, db, { params: { runId } }))).toEqual(
      methodNotAllowedResponse('POST'),
    )
  expect(await standingOf(db, runId)).toBe('plan working')
  expect(await db.selectFrom('linkRuns').select('id').execute()).toHaveLength(1)
})
