import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { someStackNeeds } from '~/wings/planner/stacks/fixtures'
import { needsToParams } from '~/wings/planner/stacks/needs-params'
import { httpRequest } from '~test/http'
import { callPlannerJson, type SiteWithPlans, startSiteWithPlans } from '~test/site-with-plans'

let site: SiteWithPlans
beforeAll(async () => {
  site = await startSiteWithPlans()
})
afterAll(() => site.stop())

const needs = someStackNeeds({ team: { size: 2, knows: ['python', 'django'] } })
const library = '/planner/stack-library'
const stacks = '/planner/api/stacks'
const application = `${stacks}/applications`

const asMara = (method: string, path: string, json?: unknown) => callPlannerJson(site, site.mara, method, path, json)
const asBen = (method: string, path: string, json?: unknown) => callPlannerJson(site, site.ben, method, path, json)
const page = (path: string, cookie = '') => httpRequest(site.origin, path, { headers: { cookie } })

test('a stack is saved, renamed, copied, deleted and brought back', async () => {
  const { status, json } = await asMara('POST', stacks, { title: 'Shop', needs, rank: 1 })
  expect(status).toBe(200)
  const [own, ownPage] = [`${stacks}/${json.id}`, `${library}/${json.id}`]
  expect((await asMara('PUT', `${own}/title`, { title: 'Shop stack' })).json).toEqual({ title: 'Shop stack' })
  expect((await asMara('POST', `${own}/copy`)).json).toMatchObject({ title: 'Shop stack (copy)' })
  expect((await page(`${library}?q=shop`, site.mara.cookie)).text).toContain('Shop stack (copy)')
  expect((await asMara('POST', `${own}/trash`)).status).toBe(200)
  expect((await page(ownPage, site.mara.cookie)).status).toBe(404)
  expect((await asMara('DELETE', `${own}/trash`)).status).toBe(200)
  expect((await page(ownPage, site.mara.cookie)).text).toContain('Shop stack')
})

test('whoever has the link reads the stack without an account; it is renewed and ended', async () => {
  const link = `${stacks}/${site.mara.stackId}/read-only-link`
  const first = (await asMara('POST', link)).json.readOnlyKey
  const shared = await page(`/stack/${first}`)
  expect(shared).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } })
  expect(shared.text).toContain('Saved stack')
  expect(shared.text).not.toContain(site.mara.email)
  const second = (await asMara('POST', link)).json.readOnlyKey
  expect((await page(`/stack/${first}`)).status).toBe(404)
  expect((await page(`/stack/${second}`)).status).toBe(200)
  await asMara('DELETE', link)
  expect((await page(`/stack/${second}`)).status).toBe(404)
})

test('a stack is applied to a plan and taken out again; a plan that was changed meanwhile is left alone', async () => {
  const { planId, stackId } = site.mara
  const applied = await asMara('POST', application, { planId, basedOn: 1, stackId })
  expect(applied).toEqual({ status: 200, json: { revision: 2 } })
  expect((await asMara('POST', application, { planId, basedOn: 1, stackId })).status).toBe(409)
  expect((await asMara('DELETE', `/planner/api/plans/${planId}/revisions/2`)).json).toEqual({ revision: 3 })
  const chosen = await asMara('POST', application, { planId, basedOn: 3, needs, rank: 2 })
  expect(chosen.json).toEqual({ revision: 4 })
})

test('the address of the generator brings its needs, or those of a plan', async () => {
  const asked = await page(`/planner/stack-generator?${needsToParams(needs)}`, site.mara.cookie)
  expect(asked.text).toContain('Remove django')
  const planned = await page(`/planner/stack-generator?plan=${site.mara.planId}`, site.mara.cookie)
  expect(planned.text).toContain('The internal-tool')
  expect(planned.text).toMatch(/<option value="internal-tool" selected/)
  expect((await page('/planner/stack-generator?type=castle&team=x', site.mara.cookie)).status).toBe(200)
})

const newStack = { title: 'Mine', needs, rank: 0 }

test.each([
  ['no title', { ...newStack, title: ' ' }, 422],
  ['a title without end', { ...newStack, title: 'x'.repeat(201) }, 422],
  ['a place that does not exist', { ...newStack, rank: 3 }, 422],
  ['needs of another kind', { ...newStack, needs: { ...needs, productType: 'castle' } }, 422],
  ['weights of nothing', { ...newStack, needs: { ...needs, weights: { team: 0 } } }, 422],
  ['needs that nothing fits', { ...newStack, needs: { ...needs, monthlyBudget: 0, usersADay: 1_000_000 } }, 409],
  ['a list', [], 422],
])('what cannot be saved is refused with its status: %s', async (_what, body, status) => {
  const answer = await asMara('POST', stacks, body)
  expect(answer.status).toBe(status)
  expect(answer.json.error.message).not.toBe('')
})

/** Every address that is about one stack, one plan or one token. */
const endpoints: [
  method: string,
  path: (of: SiteWithPlans['mara']) => string,
  body?: (of: SiteWithPlans['mara']) => unknown,
][] = [
  ['GET', ({ stackId }) => `${library}/${stackId}`],
  ['GET', ({ stackId }) => `${library}/compare?one=${stackId}&other=${stackId}`],
  ['GET', ({ planId }) => `/planner/stack-generator?plan=${planId}`],
  ['PUT', ({ stackId }) => `${stacks}/${stackId}/title`, () => ({ title: 'Mine' })],
  ['POST', ({ stackId }) => `${stacks}/${stackId}/copy`],
  ['POST', ({ stackId }) => `${stacks}/${stackId}/trash`],
  ['DELETE', ({ stackId }) => `${stacks}/${stackId}/trash`],
  ['POST', ({ stackId }) => `${stacks}/${stackId}/read-only-link`],
  ['DELETE', ({ stackId }) => `${stacks}/${stackId}/read-only-link`],
  ['POST', () => application, ({ planId, stackId }) => ({ planId, basedOn: 1, stackId })],
  ['POST', () => application, ({ stackId }) => ({ planId: site.ben.planId, basedOn: 1, stackId })],
  ['DELETE', () => '/planner/api/agents/tokens/00000000-0000-4000-8000-000000000000'],
]

describe('somebody else’s stack, plan and token', () => {
  test.each(endpoints)('%s %s does not exist', async (method, path, body) => {
    expect((await asBen(method, path(site.mara), body?.(site.mara))).status).toBe(404)
  })

  test('nothing of it was changed', async () => {
    const found = await page(`${library}/${site.mara.stackId}`, site.mara.cookie)
    expect(found.text).toContain('Saved stack')
    expect((await page(library, site.ben.cookie)).text).not.toContain('Shop stack')
  })
})

test('visitors are sent to sign in, and their changes are refused', async () => {
  for (const path of [library, `${library}/technologies`, '/planner/stack-generator', '/planner/agents']) {
    const answer = await page(path)
    expect(answer.status).toBe(302)
    expect(answer.headers.location).toMatch(/^\/planner\/login\?to=/)
  }
  const nobody = { cookie: '' }
  expect((await callPlannerJson(site, nobody, 'POST', stacks, newStack)).status).toBe(401)
  expect((await callPlannerJson(site, nobody, 'POST', '/planner/api/agents/tokens', { name: 'X' })).status).toBe(401)
})

test('addresses that change something say which methods they take', async () => {
  const own = `${stacks}/${site.mara.stackId}`
  for (const path of [stacks, `${own}/title`, `${own}/copy`, `${own}/trash`, `${own}/read-only-link`, application])
    expect((await asMara('PATCH', path, {})).status, path).toBe(405)
})

test('the library of technologies is searched, filtered and paged, and shows the sources', async () => {
  const found = await page(`${library}/technologies?q=django&layer=web&open=django`, site.mara.cookie)
  expect(found.text).toContain('https://')
  expect(found.text).toMatch(/1 found|1<!-- --> found/)
  const second = await page(`${library}/technologies?page=2&layer=nonsense`, site.mara.cookie)
  expect(second.text).toMatch(/61–120/)
})
