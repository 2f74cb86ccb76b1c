import { randomUUID } from 'node:crypto'
import { claimRun } from '~/kits/runs/claim-run.commands.server'
import { pauseRun, resumeRun, stopRun, undoRun } from '~/kits/runs/run-control.commands.server'
import { resumeLeftRuns } from '~/kits/runs/run-jobs.server'
import type { Database } from '~/platform/database/database.server'
import { emptyPostContent, type PostContent } from '~/wings/content/blog/post-content'
import { postEntryType } from '~/wings/content/blog/post-entry-type.server'
import { findEntryForEditor } from '~/wings/publishing/writing/find-entry-for-editor.server'
import { publishEntry } from '~/wings/publishing/writing/lifecycle/publication.commands.server'
import { saveDraft } from '~/wings/publishing/writing/lifecycle/save-draft.commands.server'
import { testAdmin } from '~test/admin-request'
import { expect, test } from '~test/test'
import { aRule } from '../fixtures'
import { addRule } from '../rules/commands.server'
import type { LinkRule } from '../rules/link-rule'
import { listRules } from '../rules/queries.server'
import { applyLinkRun, setLeftOut, startLinkRun } from './commands.server'
import { processLinkRun } from './jobs.server'
import { linkRuns } from './link-runs.server'
import { countPageOutcomes, findRun, listRunPages, listRunRules, listRunSkips } from './queries.server'
import type { RunSettings } from './run'

const undoLinkRun: typeof applyLinkRun = (db, by, id) => undoRun(db, linkRuns, by, id)

const settings: RunSettings = {
  kinds: ['post', 'product', 'landing-page'],
  ruleIds: null,
  maxPerPage: 10,
  maxPerParagraph: null,
  leavesFirstSentence: false,
}
const all = { filter: null }

async function aPublicPost(db: Database, slug: string, body: string) {
  const id = randomUUID()
  const content = { ...emptyPostContent, title: slug, slug, body }
  await saveDraft(db, postEntryType, testAdmin, id, { basedOn: 0, content })
  await publishEntry(db, postEntryType, testAdmin, id)
  return id
}

function rule(db: Database, changes: Partial<LinkRule>) {
  const { id: _id, ...form } = aRule({ toUrl: '/pricing', ...changes })
  return addRule(db, testAdmin, form)
}

async function planned(db: Database, changes: Partial<RunSettings> = {}) {
  const id = await startLinkRun(db, testAdmin, { ...settings, ...changes })
  await processLinkRun(db, id)
  return id
}

async function done(db: Database, action: typeof applyLinkRun, id: string) {
  await action(db, testAdmin, id)
  await processLinkRun(db, id)
}

async function editByHand(db: Database, id: string, body: string, { isPublished = true } = {}) {
  const entry = await findEntryForEditor(db, postEntryType, id)
  const content = { ...(entry?.content as PostContent), body }
  await saveDraft(db, postEntryType, testAdmin, id, { basedOn: entry?.revision ?? 0, content })
  if (isPublished) await publishEntry(db, postEntryType, testAdmin, id)
}

const bodies = async (db: Database) => {
  const rows = await db.selectFrom('blogPosts').select(['slug', 'body']).orderBy('slug').execute()
  return Object.fromEntries(rows.map(({ slug, body }) => [slug, body]))
}

const words = '<p>One queue, and its pricing.</p>'
const linked = '<p>One <a href="/lines">queue</a>, and its <a href="/pricing">pricing</a>.</p>'

async function twoRules(db: Database) {
  await rule(db, { keyword: 'queue', toUrl: '/lines' })
  await rule(db, { keyword: 'pricing' })
}

test('a dry run says what each page would get and why the rest gets nothing, and changes nothing', async ({
  database: { db },
}) => {
  const target = await aPublicPost(db, 'target', '<h2 id="queue">A queue</h2>\n<p>Pricing of a <code>queue</code>.</p>')
  await rule(db, { keyword: 'queue', toUrl: null, toPage: target, maxPerPage: 1 })
  await rule(db, { keyword: 'nowhere at all' })
  await aPublicPost(db, 'first', '<p>A queue, then another queue.</p>')
  const before = await bodies(db)
  const id = await planned(db)
  const run = await findRun(db, id)
  expect(run).toMatchObject({ phase: 'plan', state: 'completed', doneCount: 2, totalCount: 2 })
  expect(run?.stats).toMatchObject({
    pages: 2,
    linkedPages: 1,
    links: 1,
    waiting: 0,
    rules: 2,
    skips: { itself: 2, 'rule-limit': 1 },
  })
  const { rows, rules } = await listRunPages(db, id, all, 9)
  expect(rows).toMatchObject([{ path: '/blog/first', insertions: [{ q: 'A queue, then another queue.', a: 2, z: 7 }] }])
  expect(rules[rows[0]?.insertions[0]?.r ?? -1]).toMatchObject({ keyword: 'queue', to: '/blog/target' })
  expect(await listRunRules(db, id, { offset: 0, size: 9 })).toMatchObject([
    { links: 1, pages: 1, skipped: 3 },
    { links: 0 },
  ])
  expect(await listRunSkips(db, id, 'rule-limit', 9)).toMatchObject([
    { keyword: 'queue', occurrences: 1, path: '/blog/first' },
  ])
  expect(await bodies(db)).toEqual(before)
  const listed = (await listRules(db, { q: '' }, {}, 9)).rows.map(({ typed, links }) => [typed.keyword, links])
  expect(Object.fromEntries(listed)).toEqual({ queue: 1, 'nowhere at all': 0 })
  expect((await listRules(db, { q: '', show: 'no-links' }, {}, 9)).rows).toHaveLength(1)
})

test('links are put in and taken out again to the byte, and pages that were edited in between are kept', async ({
  database: { db },
}) => {
  await twoRules(db)
  const slugs = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  const ids: string[] = []
  for (const slug of slugs) ids.push(await aPublicPost(db, slug, words))
  const id = await planned(db)
  await editByHand(db, ids[1] as string, '<p>Edited before, with a queue.</p>')
  await editByHand(db, ids[2] as string, '<p>Waits, with a queue.</p>', { isPublished: false })
  await done(db, applyLinkRun, id)
  const after = await bodies(db)
  expect(after).toMatchObject({ a: linked, b: '<p>Edited before, with a queue.</p>', c: words, g: linked })
  expect(await countPageOutcomes(db, id)).toMatchObject({ all: 7, linked: 5, skipped: 2 })
  const skipped = await listRunPages(db, id, { filter: 'skipped' }, 9)
  expect(skipped.rows.map(({ path, reason }) => [path, reason]).sort()).toEqual([
    ['/blog/b', 'Its page was edited by hand.'],
    ['/blog/c', 'Its page was edited by hand.'],
  ])
  await editByHand(db, ids[3] as string, '<p>Edited after.</p>')
  await done(db, undoLinkRun, id)
  expect(await bodies(db)).toMatchObject({ a: words, d: '<p>Edited after.</p>', e: words, f: words, g: words })
  expect(await countPageOutcomes(db, id)).toMatchObject({ restored: 4, notRestored: 1 })
  const notRestored = await listRunPages(db, id, { filter: 'not-restored' }, 9)
  expect(notRestored.rows).toMatchObject([{ path: '/blog/d', reason: 'Its page was edited by hand.' }])
})

test('a page with changes that wait is told in the plan and left alone', async ({ database: { db } }) => {
  await twoRules(db)
  const post = await aPublicPost(db, 'waits', words)
  await editByHand(db, post, '<p>Later</p>', { isPublished: false })
  const id = await planned(db)
  expect((await findRun(db, id))?.stats).toMatchObject({ linkedPages: 0, links: 0, waiting: 1 })
  const { rows } = await listRunPages(db, id, all, 9)
  expect(rows).toMatchObject([{ outcome: 'skipped', reason: 'It has unpublished changes.' }])
})

test('pages and rules that somebody leaves out get no links', async ({ database: { db } }) => {
  await twoRules(db)
  for (const slug of ['a', 'b']) await aPublicPost(db, slug, words)
  const id = await planned(db)
  const { rows } = await listRunPages(db, id, all, 9)
  const first = rows.find(({ path }) => path === '/blog/a')?.position ?? 0
  const pricing = (await listRunRules(db, id, { offset: 0, size: 9 })).find(({ keyword }) => keyword === 'pricing')
  await setLeftOut(db, id, { pages: [first], rules: [pricing?.number ?? -1], isLeftOut: true })
  await done(db, applyLinkRun, id)
  const half = linked.replace('<a href="/pricing">pricing</a>', 'pricing')
  expect(await bodies(db)).toEqual({ a: words, b: half })
  await expect(setLeftOut(db, id, { pages: [first], rules: [], isLeftOut: false })).rejects.toThrow('cannot be changed')
  await done(db, undoLinkRun, id)
  expect(await bodies(db)).toEqual({ a: words, b: words })
})

test('two runs over one page are undone last first', async ({ database: { db } }) => {
  await aPublicPost(db, 'a', words)
  await rule(db, { keyword: 'queue', toUrl: '/lines', isOncePerTarget: true })
  const first = await planned(db)
  await done(db, applyLinkRun, first)
  await rule(db, { keyword: 'pricing' })
  const second = await planned(db)
  await done(db, applyLinkRun, second)
  expect(await bodies(db)).toEqual({ a: linked })
  await done(db, undoLinkRun, first)
  const { rows } = await listRunPages(db, first, all, 9)
  expect(rows).toMatchObject([
    { undoOutcome: 'not-restored', reason: 'A later run added links to this page. Undo that run first.' },
  ])
  await done(db, undoLinkRun, second)
  await done(db, undoLinkRun, first)
  expect(await bodies(db)).toEqual({ a: words })
})

test('a run that is paused goes on where it was, and one that is stopped can be applied to the rest or undone', async ({
  database: { db },
}) => {
  await twoRules(db)
  for (const slug of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await aPublicPost(db, slug, words)
  const id = await planned(db)
  await applyLinkRun(db, testAdmin, id)
  await pauseRun(db, linkRuns, testAdmin, id)
  await processLinkRun(db, id)
  expect((await countPageOutcomes(db, id)).linked).toBe(0)
  await resumeRun(db, linkRuns, testAdmin, id)
  await stopRun(db, linkRuns, testAdmin, id)
  await processLinkRun(db, id)
  expect((await countPageOutcomes(db, id)).linked).toBe(0)
  await done(db, applyLinkRun, id)
  expect((await countPageOutcomes(db, id)).linked).toBe(7)
  await expect(applyLinkRun(db, testAdmin, id)).rejects.toThrow('cannot be applied. Its status is “Applied”')
})

test('a run whose worker has died is taken over from where it was, each page once', async ({ database: { db } }) => {
  await twoRules(db)
  for (const slug of ['a', 'b']) await aPublicPost(db, slug, words)
  const id = await planned(db)
  await applyLinkRun(db, testAdmin, id)
  expect(await claimRun(db, linkRuns, id)).toBeDefined()
  await processLinkRun(db, id)
  expect((await countPageOutcomes(db, id)).linked).toBe(0)
  await db
    .updateTable('linkRuns')
    .set({ touchedAt: new Date(Date.now() - 120_000) })
    .execute()
  const jobs = () =>
    db
      .withTables<{ 'pgboss.job': { name: string } }>()
      .selectFrom('pgboss.job')
      .select('name')
      .where('name', '=', 'process-link-run')
      .execute()
  const before = (await jobs()).length
  await resumeLeftRuns(db, linkRuns)
  expect(await jobs()).toHaveLength(before + 1)
  await processLinkRun(db, id)
  expect(await bodies(db)).toEqual({ a: linked, b: linked })
})

test('a run without a rule that is switched on says so', async ({ database: { db } }) => {
  await rule(db, { isEnabled: false })
  const id = await planned(db)
  expect(await findRun(db, id)).toMatchObject({ state: 'stopped', error: 'No rule is enabled.', stats: null })
})

test('a run of certain rules looks at no others, and old plans are forgotten', async ({ database: { db } }) => {
  await aPublicPost(db, 'a', words)
  const queue = await rule(db, { keyword: 'queue', toUrl: '/lines' })
  await rule(db, { keyword: 'pricing' })
  for (let round = 0; round < 12; round++) await planned(db, { ruleIds: [queue] })
  const runs = await db.selectFrom('linkRuns').select('stats').execute()
  expect(runs).toHaveLength(10)
  expect(runs[0]?.stats).toMatchObject({ rules: 1, links: 1 })
})

test('the effect on the whole site is told: orphans, ways from home, PageRank', async ({ database: { db } }) => {
  await rule(db, { keyword: 'queue', toUrl: '/pricing' })
  await aPublicPost(db, 'a', words)
  const id = await planned(db)
  expect((await findRun(db, id))?.stats?.effect).toMatchObject({ before: { orphans: 0 }, after: { orphans: 0 } })
})
