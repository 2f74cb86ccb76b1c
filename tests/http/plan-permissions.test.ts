import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEmptyDraft } from '~/wings/planner/plans/drafts/plan-draft'
import { httpRequest } from '~test/http'
import { PLAN_CALLERS, PLAN_ENDPOINTS, type PlanCaller } from '~test/plan-endpoints'
import { listPlannerRoutes, listPlanRoutes } from '~test/planner-routes'
import { type RunningSite, startSite } from '~test/running-site'
import { aUser, type SignedInUser } from '~test/user-account'

const TITLE = 'The secret lighthouse'
let site: RunningSite
let people: Record<Exclude<PlanCaller, 'visitor'>, SignedInUser>
let planId: string

beforeAll(async () => {
  site = await startSite({ DEMO: '0', ORIGIN: 'http://harbor.test' })
  const [stranger, reader, editor, owner] = [await aUser(site), await aUser(site), await aUser(site), await aUser(site)]
  people = { stranger, reader, editor, owner }
  planId = await aPlan()
  await invite()
})
afterAll(() => site.stop())

const cookieOf = (who: PlanCaller) => (who === 'visitor' ? '' : people[who].cookie)
const at = (path: string) =>
  path
    .replace(/:(sprintId|planId)/, planId)
    .replace(':format', 'json')
    .replace(':part', 'backlog')
    .replace(':revision', '1')
    .replace(':taskId', 'T-1')

function call(who: PlanCaller, method: string, path: string, json?: object) {
  const body = json && JSON.stringify(json)
  // the length is said, because Node sends none with DELETE by itself
  const ofBody = body && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
  return httpRequest(site.origin, path, { method, headers: { cookie: cookieOf(who), accept: '*/*', ...ofBody }, body })
}

async function aPlan() {
  const draft = {
    ...createEmptyDraft('An internal tool to record repair requests in our warehouse, with approvals'),
    title: TITLE,
  }
  const { status, text } = await call('owner', 'POST', '/planner/api/plans', draft)
  if (status !== 200) throw new Error(`No plan was created (${status}): ${text}`)
  return (JSON.parse(text) as { id: string }).id
}

async function invite() {
  for (const role of ['reader', 'editor'] as const) {
    const json = { email: people[role].email, role }
    const { status } = await call('owner', 'POST', at('/planner/api/plans/:planId/members'), json)
    expect(status).toBe(200)
  }
}

test('every address of the planner that is about one plan has its line in the table', () => {
  const known = new Set(PLAN_ENDPOINTS.map(({ path }) => path))
  expect(listPlanRoutes().length).toBeGreaterThan(5)
  expect(listPlanRoutes().filter((path) => !known.has(path))).toEqual([])
})

test.each(PLAN_ENDPOINTS)('$method $path: visitor, stranger, reader, editor, owner get $statuses', async (endpoint) => {
  const { method, path, json, statuses, after } = endpoint
  const { stranger, reader, editor, owner } = people
  const emails = { stranger: stranger.email, reader: reader.email, editor: editor.email, owner: owner.email }
  const got: number[] = []
  for (const who of PLAN_CALLERS) {
    const answer = await call(who, method, at(path), json?.(emails))
    got.push(answer.status)
    if (answer.status >= 400 && method !== 'GET')
      expect(JSON.parse(answer.text)).toEqual({ error: expect.objectContaining({ message: expect.any(String) }) })
    if (who === 'visitor' || who === 'stranger') expect(answer.text).not.toContain(TITLE)
  }
  expect(got).toEqual(statuses)
  if (after === 'invite again') await invite()
})

describe.each(['visitor', 'stranger'] as const)('a %s', (who) => {
  test('learns nothing of a plan by asking for the data of its pages', async () => {
    for (const path of listPlanRoutes()) {
      const { status, text } = await call(who, 'GET', `${at(path)}.data`)
      expect([path, status]).toEqual([path, expect.toBeOneOf([202, 404, 405])])
      expect(text).not.toContain(TITLE)
    }
  })
})

test('a plan that does not exist, and one of somebody else, cannot be told apart', async () => {
  const other = at('/planner/api/plans/:planId/members')
  const none = '/planner/api/plans/00000000-0000-4000-8000-000000000000/members'
  const [a, b] = [await call('stranger', 'GET', other), await call('stranger', 'GET', none)]
  expect([a.status, a.text]).toEqual([b.status, b.text])
})

test('visitors start no plans and see no team', async () => {
  for (const path of ['/planner/api/plans/drafts/analysis', '/planner/api/plans/drafts/preview', '/planner/api/plans'])
    expect((await call('visitor', 'POST', path, createEmptyDraft('A marketplace for tools'))).status).toBe(401)
  const { status, text } = await call('visitor', 'GET', '/api/team')
  expect([status, JSON.parse(text).error.code]).toEqual([401, 'unauthenticated'])
  for (const path of listPlannerRoutes().filter((one) => !one.includes(':')))
    expect([path, (await call('visitor', 'GET', path)).status]).toEqual([path, 302])
})

test('a team is those who share a plan and have opened it: id, email and name, nothing else', async () => {
  const team = async (who: PlanCaller) => JSON.parse((await call(who, 'GET', '/api/team')).text).team as object[]
  await call('reader', 'GET', at('/planner/dashboard/:sprintId'))
  expect(await team('stranger')).toEqual([])
  const seen = await team('owner')
  expect(seen).toContainEqual({ id: expect.any(String), email: people.reader.email, name: '' })
  for (const member of seen) expect(Object.keys(member).sort()).toEqual(['email', 'id', 'name'])
})

test('whoever has the link reads the plan without an account, and nobody once it has ended', async () => {
  const path = at('/planner/api/plans/:planId/read-only-link')
  const { key } = JSON.parse((await call('owner', 'POST', path)).text) as { key: string }
  const page = await call('visitor', 'GET', `/plan/${key}`)
  expect(page.status).toBe(200)
  expect(page.text).toContain(TITLE)
  expect(page.text).not.toContain(people.owner.email)
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  await call('owner', 'DELETE', path)
  expect((await call('visitor', 'GET', `/plan/${key}`)).status).toBe(404)
  expect((await call('visitor', 'GET', '/plan/guess')).status).toBe(404)
})

test.each([
  ['text', 'text/plain', '{}', 415],
  ['no JSON', 'application/json', '{', 400],
  ['too little', 'application/json', '{}', 422],
  ['too much', 'application/json', `{"idea":"${'x'.repeat(3_300_000)}"}`, 413],
])('a draft that is %s is refused as %s', async (_, type, body, status) => {
  for (const path of ['/planner/api/plans/drafts/preview', '/planner/api/plans']) {
    const headers = { cookie: cookieOf('owner'), 'content-type': type, accept: 'application/json' }
    const answer = await httpRequest(site.origin, path, { method: 'POST', headers, body })
    expect([path, answer.status]).toEqual([path, status])
  }
})
