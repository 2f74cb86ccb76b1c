import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { callAsAdmin, testAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { readJsonResponse } from '~test/json-response'
import { expect, test } from '~test/test'
import { linkRunsApi } from './api.server'
import { startLinkRun } from './commands.server'
import type { RunSettings } from './run'

const beginning = endpoint(linkRunsApi, '/runs')

const settings: RunSettings = {
  kinds: ['post', 'product'],
  ruleIds: null,
  maxPerPage: 7,
  maxPerParagraph: 2,
  leavesFirstSentence: true,
}

const begin = (db: Database, json: unknown) => readJsonResponse(callAsAdmin(beginning, db, { method: 'POST', json }))

const ask = (db: Database, runId: string, action: string) =>
  readJsonResponse(callAsAdmin(endpoint(linkRunsApi, `/runs/${runId}/${action}`), db, { method: 'POST' }))

const leaveOut = (db: Database, runId: string, json: unknown) =>
  readJsonResponse(callAsAdmin(endpoint(linkRunsApi, `/runs/${runId}/left-out`), db, { method: 'PUT', json }))

const standingOf = async (db: Database, id: string) => {
  const { phase, state } = await db
    .selectFrom('linkRuns')
    .select(['phase', 'state'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return `${phase} ${state}`
}

/** A run as its worker would leave it. */
async function aRun(db: Database, phase: string, state: string) {
  const id = await startLinkRun(db, testAdmin, settings)
  await db.updateTable('linkRuns').set({ phase, state }).where('id', '=', id).execute()
  return id
}

test('a dry run is begun with what was chosen, and its id is answered', async ({ db }) => {
  const { status, body } = await begin(db, settings)
  expect([status, body]).toEqual([200, { id: expect.any(String) }])
  const runs = await db.selectFrom('linkRuns').select(['id', 'settings', 'startedByEmail', 'phase', 'state']).execute()
  expect(runs).toEqual([{ id: body.id, settings, startedByEmail: testAdmin.email, phase: 'plan', state: 'queued' }])
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
  ['apply', 'plan completed', 'apply queued'],
  ['pause', 'apply running', 'apply paused'],
  ['resume', 'apply paused', 'apply queued'],
  ['stop', 'apply running', 'apply stopped'],
  ['undo', 'apply completed', 'undo queued'],
]

test.for(actions)('a run that is asked to %s goes from “%s” to “%s”', async ([action, from, to], { db }) => {
  const [phase = '', state = ''] = from.split(' ')
  const id = await aRun(db, phase, state)
  const other = await aRun(db, phase, state)
  expect(await ask(db, id, action)).toEqual({ status: 200, body: {} })
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
  const runId = await aRun(db, 'plan', 'completed')
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
  const choice = { pages: [2], rules: [1] }
  expect(await leaveOut(db, runId, { ...choice, isLeftOut: true })).toEqual({ status: 200, body: {} })
  expect(await leftOut()).toEqual({ pages: [{ position: 2 }], rules: [{ number: 1 }] })
  expect(await leaveOut(db, runId, { ...choice, rules: undefined, isLeftOut: false })).toEqual({
    status: 200,
    body: {},
  })
  expect(await leftOut()).toEqual({ pages: [], rules: [{ number: 1 }] })
  expect(await standingOf(db, runId)).toBe('plan completed')
})

test('a run does nothing that it cannot do now, that nobody knows, or that another would have to do', async ({
  db,
}) => {
  const id = await aRun(db, 'plan', 'running')
  for (const action of ['apply', 'pause', 'resume', 'undo'])
    expect(await ask(db, id, action)).toMatchObject({ status: 409 })
  expect(await leaveOut(db, id, { isLeftOut: true })).toMatchObject({ status: 409 })
  expect(await leaveOut(db, id, {})).toMatchObject({ status: 422 })
  expect(await ask(db, id, 'fly')).toMatchObject({ status: 404 })
  for (const none of [randomUUID(), 'nonsense']) {
    expect(await ask(db, none, 'stop')).toMatchObject({
      status: 404,
      body: { error: { message: 'This run no longer exists.' } },
    })
  }
  expect(await standingOf(db, id)).toBe('plan running')
})

test('a run says how it stands, for whoever follows it', async ({ db }) => {
  const id = await aRun(db, 'apply', 'running')
  const look = (runId: string) =>
    readJsonResponse(callAsAdmin(endpoint(linkRunsApi, `/runs/${runId}/progress`), db, { method: 'GET' }))
  const standing = { id, phase: 'apply', state: 'running', doneCount: 0, totalCount: 0, error: null }
  expect(await look(id)).toEqual({ status: 200, body: standing })
  expect(await look(randomUUID())).toMatchObject({ status: 404 })
})
