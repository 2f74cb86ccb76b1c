import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEmptyDraft } from '~/wings/planner/plans/drafts/plan-draft'
import { someStackNeeds } from '~/wings/planner/stacks/fixtures'
import { anAdmin } from '~test/admin'
import { httpRequest } from '~test/http'
import { type RunningSite, startSite } from '~test/running-site'
import { aUser, type SignedInUser } from '~test/user-account'

let site: RunningSite
let mara: SignedInUser
beforeAll(async () => {
  site = await startSite({ DEMO: '0', ORIGIN: 'http://harbor.test', LOG_LEVEL: 'info' })
  mara = await aUser(site)
})
afterAll(() => site?.stop())

async function post(path: string, json: object = {}) {
  const headers = { cookie: mara.cookie, accept: 'application/json', 'content-type': 'application/json' }
  const { status, text } = await httpRequest(site.origin, path, { method: 'POST', headers, body: JSON.stringify(json) })
  if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`)
  return JSON.parse(text)
}

async function planKey() {
  const { id } = await post(
    '/planner/api/plans',
    createEmptyDraft('An internal tool to record repair requests in our warehouse, with approvals'),
  )
  return (await post(`/planner/api/plans/${id}/read-only-link`)).key as string
}

async function stackKey() {
  const { id } = await post('/planner/api/stacks', { title: 'Shop', needs: someStackNeeds(), rank: 0 })
  return (await post(`/planner/api/stacks/${id}/read-only-link`)).readOnlyKey as string
}

async function figuresKey() {
  const { cookie } = await anAdmin(site)
  const headers = { cookie, accept: 'application/json', 'content-type': 'application/json' }
  const link = { id: randomUUID(), name: 'For investors', withRevenue: false, password: '' }
  const screen = '/admin/analytics/reports'
  await httpRequest(site.origin, '/admin/api/reports/share-links', {
    method: 'POST',
    headers,
    body: JSON.stringify(link),
  })
  const { text } = await httpRequest(site.origin, screen, { headers: { cookie } })
  return /\/figures\/([\w-]{43})/.exec(text)?.[1] ?? ''
}

interface LogLine {
  path: string
  status: number
}

const requestLines = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{') && line.includes('"requestId"'))
    .map((line) => JSON.parse(line) as LogLine)

test.each([
  ['plan', planKey],
  ['stack', stackKey],
  ['figures', figuresKey],
])('whoever reads the log cannot follow the link of shared things: %s', async (kind, makeKey) => {
  const key = await makeKey()
  const path = `/${kind}/${key}`
  expect((await httpRequest(site.origin, path)).status).toBe(200)
  const variants = [
    ...[`${path}.data`, `${path}/`, `${path}?a=b`, `${path}/more`, `//${kind}/${key}`, `/${kind}//${key}`],
    ...[`/${kind.toUpperCase()}/${key}`, `/${kind}/%${key.charCodeAt(0).toString(16)}${key.slice(1)}`, `${path}%`],
    `/__manifest?paths=${encodeURIComponent(path)}&version=1`,
  ]
  for (const variant of variants) await httpRequest(site.origin, variant)
  for (const method of ['POST', 'HEAD', 'DELETE', 'PROPFIND']) await httpRequest(site.origin, path, { method })
  await httpRequest(site.origin, '/', { headers: { referer: `http://harbor.test${path}` } })
  const written = `/${kind}/<key>`
  await expect
    .poll(() => requestLines(site.output()).filter((line) => line.path === written && line.status === 200).length)
    .toBeGreaterThan(0)
  // once this is written, so is what was asked before
  const last = `/nothing-of-${kind}`
  await httpRequest(site.origin, last)
  await expect.poll(() => requestLines(site.output()).some((line) => line.path === last)).toBe(true)
  expect(
    site
      .output()
      .split('\n')
      .filter((line) => line.includes(key)),
  ).toEqual([])
  // also without its dashes, or in part
  expect(site.output()).not.toContain(key.slice(9))
})
