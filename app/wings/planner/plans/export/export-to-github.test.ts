import { afterEach, beforeEach } from 'vitest'
import type { Database } from '~/platform/database/database.server'
import { aProfile } from '~/wings/site/accounts/fixtures'
import { type FakeGitHub, startFakeGitHub } from '~test/fake-github'
import { expect, test } from '~test/test'
import { editPlanItem, removePlanItem } from '../editing/commands.server'
import { PlanIsReadOnly, PlanMissing } from '../errors'
import { findPlanFor, type Person } from '../queries.server'
import { aStoredPlan } from '../stored-fixtures'
import { type ExportEvent, exportToGitHub } from './export-to-github.server'
import { claimExport, ExportIsRunning } from './github-export.commands.server'
import { preserveCheckedItems } from './github-issue'

let github: FakeGitHub
beforeEach(async () => {
  github = await startFakeGitHub()
})
afterEach(() => github.stop())

const issuesPath = 'POST /repos/harbor/product/issues'

async function run(db: Database, person: Person, planId: string, token = github.token) {
  const news: ExportEvent[] = []
  const options = { base: github.base, emit: (one: ExportEvent) => void news.push(one) }
  await exportToGitHub(db, person, planId, { repository: 'Harbor/Product', token }, options)
  return { news, end: news.at(-1) }
}

async function aPlan(db: Database) {
  const mara = { ...(await aProfile(db)), full_name: 'Mara' }
  const id = await aStoredPlan(db, mara, 'browser-extension')
  const tasks = (await findPlanFor(db, mara, id))?.plan.tasks ?? []
  return { mara, id, tasks }
}

test('each task becomes one issue with its criteria as a task list and what it waits for by number', async ({ db }) => {
  const { mara, id, tasks } = await aPlan(db)
  const { end } = await run(db, mara, id)
  expect(end).toEqual({ kind: 'finished', created: tasks.length, updated: 0, same: 0, orphanedIssues: [] })
  expect(github.issues.map(({ title }) => title.split(' ')[0]).toSorted()).toEqual(
    tasks.map((task) => task.id).toSorted(),
  )
  const late = tasks.find(({ dependsOn }) => dependsOn.length > 0)
  const issue = github.issues.find(({ title }) => title.startsWith(`${late?.id} `))
  const needed = github.issues.find(({ title }) => title.startsWith(`${late?.dependsOn[0]} `))
  expect(issue?.body).toContain(`- #${needed?.number} ${late?.dependsOn[0]}`)
  expect(issue?.body).toContain(`- [ ] ${late?.criterionIds[0]} `)
  expect(issue?.labels.some((label) => label.startsWith('epic: '))).toBe(true)
})

test('a second export changes nothing that did not change, and asks GitHub for nothing but the repository', async ({
  db,
}) => {
  const { mara, id, tasks } = await aPlan(db)
  await run(db, mara, id)
  github.calls.length = 0
  const { end } = await run(db, mara, id)
  expect(end).toMatchObject({ created: 0, updated: 0, same: tasks.length })
  expect(github.calls).toEqual(['GET /repos/harbor/product'])
})

test('what changed is updated, what was ticked on GitHub stays ticked, what left the plan is named', async ({ db }) => {
  const { mara, id, tasks } = await aPlan(db)
  await run(db, mara, id)
  const isNeeded = (task: { id: string }) => tasks.some(({ dependsOn }) => dependsOn.includes(task.id))
  const one = tasks[0]
  const last = tasks.findLast((task) => !isNeeded(task))
  const issue = github.issues.find(({ title }) => title.startsWith(`${one?.id} `))
  if (!one || !last || !issue) throw new Error('The plan has no tasks.')
  issue.body = issue.body.replace('- [ ]', '- [x]')
  await editPlanItem(db, mara, id, { section: 'tasks', id: one.id, fields: { testStrategy: 'By hand.' }, previous: {} })
  await removePlanItem(db, mara, id, 'tasks', last.id)
  const { end } = await run(db, mara, id)
  const gone = github.issues.find(({ title }) => title.startsWith(`${last.id} `))?.number
  expect(end).toMatchObject({ created: 0, updated: 1, orphanedIssues: [gone] })
  expect(issue.body).toContain('By hand.')
  expect(issue.body.match(/- \[x\]/g)).toHaveLength(1)
})

test('a connection that breaks in the middle loses nothing, and the next export makes no issue twice', async ({
  db,
}) => {
  const { mara, id, tasks } = await aPlan(db)
  github.breaksAfter = 2
  const { end } = await run(db, mara, id)
  expect(end).toMatchObject({ kind: 'failed', message: 'GitHub did not answer.', done: 2 })
  expect(github.issues).toHaveLength(3)
  github.breaksAfter = undefined
  expect((await run(db, mara, id)).end).toMatchObject({ kind: 'finished', created: tasks.length - 3 })
  const marks = github.issues.map(({ body }) => /plan-item: (\S+)/.exec(body)?.[1])
  expect(new Set(marks).size).toBe(tasks.length)
  expect(github.issues).toHaveLength(tasks.length)
})

test('with every record lost, the marks in the issues still say what is there', async ({ db }) => {
  const { mara, id, tasks } = await aPlan(db)
  await run(db, mara, id)
  await db.deleteFrom('githubIssues').execute()
  await run(db, mara, id)
  expect(github.issues).toHaveLength(tasks.length)
})

test('when GitHub asks to wait a little, the export waits; when it asks for long, it says so', async ({ db }) => {
  const { mara, id, tasks } = await aPlan(db)
  github.replyOverrides.set(issuesPath, [{ status: 403, body: {}, headers: { 'retry-after': '1' } }])
  const { news, end } = await run(db, mara, id)
  expect(news).toContainEqual({ kind: 'waiting', seconds: 1 })
  expect(end).toMatchObject({ kind: 'finished', created: tasks.length })
  const reset = String(Math.ceil(Date.now() / 1000) + 3600)
  const limited = { status: 403, body: {}, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset } }
  github.replyOverrides.set('GET /repos/harbor/product', [limited])
  expect((await run(db, mara, id)).end).toMatchObject({
    kind: 'failed',
    message: expect.stringMatching(/in \d+ minutes/),
  })
})

test('when GitHub asks to wait again and again, the export ends', async ({ db }) => {
  const { mara, id, tasks } = await aPlan(db)
  const wait = { status: 429, body: {}, headers: { 'retry-after': '0.01' } }
  github.replyOverrides.set('GET /repos/harbor/product', Array(5).fill(wait))
  expect((await run(db, mara, id)).end).toMatchObject({ kind: 'finished', created: tasks.length })
  github.replyOverrides.set('GET /repos/harbor/product', Array(6).fill(wait))
  const { news, end } = await run(db, mara, id)
  expect(news.filter(({ kind }) => kind === 'waiting')).toHaveLength(5)
  expect(end).toMatchObject({ kind: 'failed', message: expect.stringContaining('Try again later') })
})

test('an export that makes labels or waits keeps its turn for longer than any wait', async ({ db }) => {
  const { mara, id } = await aPlan(db)
  const wait = { status: 429, body: {}, headers: { 'retry-after': '0.01' } }
  github.replyOverrides.set('POST /repos/harbor/product/labels', [wait])
  const turns: Promise<{ claimedUntil: Date }>[] = []
  const say = ({ kind }: ExportEvent) => {
    if (kind === 'started')
      void db
        .updateTable('githubExports')
        .set({ claimedUntil: new Date(0) })
        .execute()
    if (kind === 'waiting') turns.push(db.selectFrom('githubExports').select('claimedUntil').executeTakeFirstOrThrow())
  }
  const request = { repository: 'harbor/product', token: github.token }
  await exportToGitHub(db, mara, id, request, { base: github.base, emit: say })
  const [turn] = await Promise.all(turns)
  expect(turn?.claimedUntil.getTime()).toBeGreaterThan(Date.now() + 150_000)
})

test('a token that GitHub does not know, and a repository that is not there, are said in words', async ({ db }) => {
  const { mara, id } = await aPlan(db)
  const { end } = await run(db, mara, id, 'ghp_somethingelse')
  expect(end).toMatchObject({ kind: 'failed', message: expect.stringContaining('does not accept this token') })
  github.replyOverrides.set('GET /repos/harbor/product', [{ status: 404, body: {} }])
  expect((await run(db, mara, id)).end).toMatchObject({ message: expect.stringContaining('Repository not found') })
})

test('a reader does not export, a stranger finds no plan, and two exports do not run side by side', async ({ db }) => {
  const { mara, id } = await aPlan(db)
  const [ben, eva] = [await aProfile(db), await aProfile(db)]
  await db.insertInto('blueprintMembers').values({ blueprintId: id, email: ben.email, role: 'reader' }).execute()
  await expect(run(db, ben, id)).rejects.toThrow(PlanIsReadOnly)
  await expect(run(db, eva, id)).rejects.toThrow(PlanMissing)
  await claimExport(db, id, 'harbor/product', true)
  await expect(run(db, mara, id)).rejects.toThrow(ExportIsRunning)
  expect(github.issues).toEqual([])
})

test('ticks go by the id of the criterion, not by its place', () => {
  const body = '- [ ] FR-1.2 b\n- [ ] FR-1.1 a'
  expect(preserveCheckedItems(body, '- [x] FR-1.1 a, as it was\n- [ ] FR-1.2 b')).toBe('- [ ] FR-1.2 b\n- [x] FR-1.1 a')
})
