import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ExportEvent } from '~/wings/planner/plans/export/export-to-github.server'
import { planSchema } from '~/wings/planner/plans/plan-schema'
import { type FakeGitHub, startFakeGitHub } from '~test/fake-github'
import { httpRequest } from '~test/http'
import { createPlanFile, importPlan } from '~test/plan-file'
import { type RunningSite, startSite } from '~test/running-site'
import { aUser, type SignedInUser } from '~test/user-account'

let site: RunningSite
let github: FakeGitHub
let mara: SignedInUser
let ben: SignedInUser
let id = ''
const file = createPlanFile('Notes on pages')
const [requirement] = file.plan.requirements
const [task] = file.plan.tasks

beforeAll(async () => {
  github = await startFakeGitHub()
  site = await startSite({ DEMO: '0', LOG_LEVEL: 'info', GITHUB_API_BASE: github.base })
  mara = await aUser(site)
  ben = await aUser(site)
  id = await importPlan(site.origin, mara, file)
})
afterAll(async () => {
  await site.stop()
  await github.stop()
})

const get = (path: string, { cookie }: SignedInUser) => httpRequest(site.origin, path, { headers: { cookie } })

function send(method: string, path: string, { cookie }: Pick<SignedInUser, 'cookie'>, json?: unknown) {
  const body = json === undefined ? undefined : JSON.stringify(json)
  // a DELETE with a body is read by its length only
  const length: Record<string, string> = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const headers = { cookie, accept: 'application/json', 'content-type': 'application/json', ...length }
  return httpRequest(site.origin, path, { method, headers, body })
}

test('the document is whole without scripts: every requirement, task and risk stands in the page', async () => {
  const { status, text } = await get(`/planner/dashboard/${id}`, mara)
  expect(status).toBe(200)
  for (const item of [...file.plan.requirements, ...file.plan.tasks, ...file.plan.risks])
    expect(text).toContain(`id="${item.id}"`)
  if (file.plan.entities.length > 0) expect(text).toContain('Data model diagram')
})

test('the plan leaves as Markdown, CSV and JSON, each named after it; the JSON is valid', async () => {
  const exported = (format: string) => get(`/planner/dashboard/${id}/export/${format}`, mara)
  const markdown = await exported('markdown')
  expect(markdown.headers['content-disposition']).toContain('filename="notes-on-pages.md"')
  expect(markdown.text).toMatch(/^# Notes on pages\n/)
  const csv = await exported('csv')
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(csv.text.split('\r\n')).toHaveLength(file.plan.tasks.length + 2)
  const { plan, title } = JSON.parse((await exported('json')).text)
  expect(planSchema.parse(plan)).toEqual(file.plan)
  expect(title).toBe('Notes on pages')
  expect((await exported('docx')).status).toBe(404)
})

test.each([
  ['spec-kit', 'application/zip', 'notes-on-pages-spec-kit.zip', /^PK/],
  ['task-master', 'application/json', 'tasks.json', /^\{\n {2}"master": \{/],
  ['linear', 'text/csv; charset=utf-8', 'notes-on-pages-linear.csv', /^ID,Title,Description,/],
  ['jira', 'text/csv; charset=utf-8', 'notes-on-pages-jira.csv', /^Issue ID,Issue Type,Parent,Summary,/],
])('the plan leaves for %s as a file of its own', async (format, type, name, beginning) => {
  const { status, headers, text } = await get(`/planner/dashboard/${id}/export/${format}`, mara)
  expect([status, headers['content-type']]).toEqual([200, type])
  expect(headers['content-disposition']).toContain(`filename="${name}"`)
  expect(text).toMatch(beginning)
})

test('a wrong field is refused with a sentence beside it, another method with the ones that work', async () => {
  const path = `/planner/api/plans/${id}/items`
  const wrong = await send('PATCH', path, mara, { section: 'tasks', id: task?.id, fields: { title: '' }, previous: {} })
  expect(wrong.status).toBe(422)
  expect(JSON.parse(wrong.text).error.fields).toEqual({ title: 'This cannot be empty.' })
  const late = { section: 'tasks', id: task?.id, fields: { title: 'Mine' }, previous: { title: 'As I saw it' } }
  expect((await send('PATCH', path, mara, late)).status).toBe(409)
  expect((await send('PATCH', path, mara, { ...late, id: 'T-999' })).status).toBe(404)
  expect((await send('DELETE', path, mara, { section: 'scope', id: 'SC-1' })).status).toBe(422)
  const brief = await send('POST', `/planner/api/plans/${id}/brief`, mara, {})
  expect([brief.status, brief.headers.allow]).toEqual([405, 'PUT'])
})

test('a part shows what would change before it is made anew, and a removed item is not in it', async () => {
  const removed = await send('DELETE', `/planner/api/plans/${id}/items`, mara, {
    section: 'requirements',
    id: requirement?.id,
  })
  expect(removed.status).toBe(200)
  const { status, text } = await get(`/planner/api/plans/${id}/parts/requirements`, mara)
  expect(status).toBe(200)
  const { preview } = JSON.parse(text)
  expect(preview.diff.added).toEqual([])
  const { revision } = JSON.parse(removed.text)
  expect((await send('DELETE', `/planner/api/plans/${id}/revisions/${revision}`, mara, {})).status).toBe(200)
})

const endpoints: [method: string, path: string, json?: object][] = [
  ['GET', '/planner/dashboard/:id'],
  ['GET', '/planner/dashboard/:id/history'],
  ['GET', '/planner/dashboard/:id/github'],
  ['GET', '/planner/dashboard/:id/export/json'],
  ['POST', '@/github/run', { repository: 'harbor/product', token: 'ghp_standinstandin' }],
  ['GET', '/planner/edit/:id'],
  ['PATCH', '@/items', { section: 'tasks', id: 'T-1', fields: {}, previous: {} }],
  ['POST', '@/items', { section: 'risks', fields: {} }],
  ['PUT', '@/items', { section: 'tasks', id: 'T-1', before: null }],
  ['DELETE', '@/items', { section: 'tasks', id: 'T-1' }],
  ['PUT', '@/brief', {}],
  ['GET', '@/parts/risks'],
  ['POST', '@/parts/risks', { basedOn: 1 }],
  ['POST', '@/revisions/1', { basedOn: 1 }],
  ['DELETE', '@/revisions/1', {}],
]

test.each(endpoints)(
  '%s %s of somebody else’s plan does not exist, and a visitor is asked to sign in',
  async (method, short, json) => {
    const path = short.startsWith('@') ? `/planner/api/plans/${id}${short.slice(1)}` : short.replace(':id', id)
    const stranger = json ? await send(method, path, ben, json) : await get(path, ben)
    expect(stranger.status).toBe(404)
    const visitor = await send(method, path, { cookie: '' }, json)
    expect(visitor.status).toBe(401)
  },
)

test('an export to GitHub tells how it goes, and the token is in no log', async () => {
  const run = { repository: github.repository, token: github.token }
  const { status, headers, text } = await send('POST', `/planner/api/plans/${id}/github/run`, mara, run)
  expect([status, headers['content-type']]).toEqual([200, 'text/event-stream'])
  const news = [...text.matchAll(/^data: (.*)$/gm)].map(([, line = '']): ExportEvent => JSON.parse(line))
  expect(news[0]).toEqual({ kind: 'started', total: file.plan.tasks.length })
  expect(news.at(-1)).toMatchObject({ kind: 'finished', created: file.plan.tasks.length })
  expect(site.output()).toContain(`/planner/api/plans/${id}/github/run`)
  expect(site.output()).not.toContain(github.token)
  const bad = await send('POST', `/planner/api/plans/${id}/github/run`, mara, { repository: '../x', token: 'short' })
  expect(JSON.parse(bad.text).error.fields).toEqual({
    repository: 'Enter the repository as owner/name.',
    token: 'Enter a personal access token.',
  })
})
