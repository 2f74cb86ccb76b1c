import { claimRun } from '~/kits/runs/claim-run.commands.server'
import { stopRun } from '~/kits/runs/run-control.commands.server'
import { resumeLeftRuns } from '~/kits/runs/run-jobs.server'
import type { Database } from '~/platform/database/database.server'
import { anIndexedLink, anIndexedPage, INDEXED_ORIGIN } from '~/wings/web/pages/fixtures'
import { saveSearchAppearance } from '~/wings/web/seo/search-appearance.commands.server'
import { emptySeo } from '~/wings/web/seo/seo-fields'
import { aFinishedAudit, anIndexedPost, listAllFindings, testAdmin, testEnvironment } from '~test/audited-site'
import { expect, test } from '~test/test'
import { startAudit } from './commands.server'
import { findingCsvLines } from './finding-csv-lines.server'
import { listFindings } from './findings.queries.server'
import { findAuditedPage, findLastFinishedAudit, findRunningAudit, listAudits } from './queries.server'
import { auditPage } from './runs/audit-page'
import { auditRuns, toAuditProgress } from './runs/audit-runs.server'
import { listPagesToAudit } from './runs/pages-to-audit.queries.server'
import { runAudit } from './runs/run-audit.commands.server'
import { saveAuditedPages } from './runs/save-audited-pages.commands.server'

// as loadPages is asked from the first page on
const someOf = { after: '', origin: INDEXED_ORIGIN, dataDir: testEnvironment.DATA_DIR, crossPageFindings: new Map() }

/** As a process takes it that dies at once. */
async function taken(db: Database, id: string) {
  const audit = await claimRun(db, auditRuns, id)
  if (!audit) throw new Error('Nobody else has it.')
  return toAuditProgress(audit)
}

test('an audit judges every page, counts what it finds, and says of each page what and how to mend it', async ({
  db,
}) => {
  await anIndexedPage(db, '/', { title: 'Home', titles: ['Home'] })
  const { id: pageId, path } = await anIndexedPost(db, 'a', '<p>See <a href="/nowhere">this</a>.</p>')
  await anIndexedLink(db, path, '/nowhere')
  await db.insertInto('derived.linkTargets').values({ path: '/nowhere', status: 404, redirectsTo: null }).execute()
  const { id, summary, doneCount, totalCount } = await aFinishedAudit(db)
  expect([doneCount, totalCount]).toEqual([2, 2])
  expect(summary.pages.bad + summary.pages.ok + summary.pages.good).toBe(2)
  expect(summary.checks).toContainEqual({ check: 'broken-links', bad: 1, ok: 0, new: 0, fixed: 0 })
  expect(await listAllFindings(db, id, { check: 'broken-links' })).toMatchObject([
    { path, title: 'Post a', kind: 'post', rating: 'bad', change: null, sentence: expect.stringContaining('1 link') },
  ])
  expect((await listAllFindings(db, id, { kind: 'site' })).every((finding) => finding.path === '/')).toBe(true)
  const page = await findAuditedPage(db, id, path)
  expect(page).toMatchObject({ pageId, kind: 'post', title: 'Post a' })
  const broken = page?.findings.find(({ check }) => check === 'broken-links')
  expect(broken).toMatchObject({ label: 'Broken internal links', where: [expect.stringContaining('/nowhere')] })
  expect(broken?.fix).not.toBe('')
  expect(page?.findings.map(({ check }) => check)).toEqual(expect.arrayContaining(['links-in', 'text-length']))
})

test('a text is judged in the language of its page, and not at all where that has no rules', async ({ db }) => {
  const spanish =
    'La mayoría de los proyectos tarda más de lo previsto. Calculamos el trabajo que vemos y olvidamos el que no vemos. Las reuniones y los pequeños arreglos ocupan un tercio de cada semana.'
  const posts = {
    english: await anIndexedPost(db, 'english', `<p>${spanish}</p>`),
    spanish: await anIndexedPost(db, 'spanish', `<p>${spanish}</p>`),
    japanese: await anIndexedPost(db, 'japanese', `<p>${spanish}</p>`),
  }
  await saveSearchAppearance(db, posts.spanish.path, { ...emptySeo, language: 'es' })
  await saveSearchAppearance(db, posts.japanese.path, { ...emptySeo, language: 'ja' })
  const { id } = await aFinishedAudit(db)
  const found = await listAllFindings(db, id, { check: 'reading-ease' })
  expect(found.map(({ path }) => path)).toEqual([posts.english.path])
})

test('what shows only beside other pages is found on each of them', async ({ db }) => {
  await anIndexedPage(db, '/a', { titles: ['Plans'] })
  await anIndexedPage(db, '/b', { titles: ['plans'], canonicals: [`${INDEXED_ORIGIN}/b`] })
  await anIndexedPage(db, '/c', { canonicals: [`${INDEXED_ORIGIN}/nothing`] })
  const one = await anIndexedPost(db, 'one', '<p>Text</p>')
  const two = await anIndexedPost(db, 'two', '<p>Text</p>')
  for (const { path } of [one, two]) await saveSearchAppearance(db, path, { ...emptySeo, keyphrase: 'good plans' })
  const { id } = await aFinishedAudit(db)
  const pathsOf = async (check: string) => (await listAllFindings(db, id, { check })).map(({ path }) => path)
  expect(await pathsOf('same-title')).toEqual(['/a', '/b'])
  expect(await pathsOf('canonical-to-nowhere')).toEqual(['/c'])
  expect(await pathsOf('keyphrase-used-elsewhere')).toEqual([one.path, two.path])
})

test('the next audit tells what is new, what is mended, and what went with its page', async ({ db }) => {
  await anIndexedPage(db, '/a', { titles: [] })
  await anIndexedPage(db, '/b')
  await anIndexedPage(db, '/c', { titles: [] })
  await aFinishedAudit(db, new Date('2026-03-01'))
  await db
    .updateTable('derived.pageFacts')
    .set({ titles: ['Title'] })
    .where('path', '=', '/a')
    .execute()
  await db
    .updateTable('derived.pageFacts')
    .set({ titles: ['One', 'Two'] })
    .where('path', '=', '/b')
    .execute()
  await db.deleteFrom('derived.pageFacts').where('path', '=', '/c').execute()
  const { id, summary } = await aFinishedAudit(db, new Date('2026-03-02'))
  expect(summary.checks).toContainEqual({ check: 'one-title', bad: 1, ok: 0, new: 1, fixed: 2 })
  const told = async (change: 'new' | 'fixed') =>
    (await listAllFindings(db, id, { check: 'one-title', change })).map((one) => [one.path, one.change, one.title])
  expect(await told('new')).toEqual([['/b', 'broken', 'Title of /b']])
  expect(await told('fixed')).toEqual([
    ['/a', 'fixed', 'Title of /a'],
    ['/c', 'gone', null],
  ])
  expect((await listAllFindings(db, id, { check: 'one-title' })).map(({ path }) => path)).toEqual(['/b'])
})

test('one audit is under way at a time, and one that is stopped leaves nothing but that it was', async ({ db }) => {
  for (let page = 0; page < 3; page++) await anIndexedPage(db, `/p${page}`, { titles: [] })
  const id = await startAudit(db, testAdmin)
  await expect(startAudit(db, testAdmin)).rejects.toThrow('An audit is already running.')
  const standing = await taken(db, id)
  const pages = await listPagesToAudit(db, { ...someOf, limit: 2 })
  await saveAuditedPages(db, standing, pages.map(auditPage))
  await stopRun(db, auditRuns, testAdmin, id)
  await expect(saveAuditedPages(db, standing, pages.map(auditPage))).rejects.toThrow()
  await expect(stopRun(db, auditRuns, testAdmin, id)).rejects.toThrow('Its status is “Stopped”')
  await expect(stopRun(db, auditRuns, testAdmin, 'nothing')).rejects.toThrow('This audit no longer exists')
  await runAudit(db, id, testEnvironment)
  const next = await aFinishedAudit(db)
  expect(next.comparedTo).toBeNull()
  expect((await listAudits(db, 9)).map(({ state, summary }) => [state, summary !== null])).toEqual([
    ['completed', true],
    ['stopped', false],
  ])
  const left = await db.selectFrom('derived.auditedPages').select('auditId').distinct().execute()
  expect(left).toEqual([{ auditId: next.id }])
  const actions = await db.selectFrom('auditEntries').select('action').orderBy('action').execute()
  expect(actions.map(({ action }) => action)).toEqual(['site-audit.begun', 'site-audit.begun', 'site-audit.stopped'])
})

test('an audit whose process has died goes on where it was, and judges each page once', async ({
  database: { db },
}) => {
  for (let page = 10; page < 35; page++) await anIndexedPage(db, `/p${page}`, { titles: [] })
  const id = await startAudit(db, testAdmin)
  const standing = await taken(db, id)
  const pages = await listPagesToAudit(db, { ...someOf, limit: 10 })
  await saveAuditedPages(db, standing, pages.map(auditPage))
  // its process is heard of no more
  await runAudit(db, id, testEnvironment)
  expect(await findRunningAudit(db)).toMatchObject({ state: 'running', doneCount: 10 })
  const longAgo = new Date(Date.now() - 5 * 60_000)
  await db.updateTable('derived.siteAudits').set({ touchedAt: longAgo }).execute()
  await resumeLeftRuns(db, auditRuns)
  expect(
    await db.withTables<{ 'pgboss.job': { name: string } }>().selectFrom('pgboss.job').select('name').execute(),
  ).toHaveLength(2)
  await runAudit(db, id, testEnvironment)
  const last = await findLastFinishedAudit(db)
  expect(last).toMatchObject({ id, doneCount: 25 })
  expect(last?.summary.checks).toContainEqual({ check: 'one-title', bad: 25, ok: 0, new: 0, fixed: 0 })
  expect(await listAllFindings(db, id, { check: 'one-title' })).toHaveLength(25)
})

test('the last two audits are kept page by page, of older ones the counts', async ({ db }) => {
  await anIndexedPage(db, '/a', { titles: [] })
  const days = ['2026-03-01', '2026-03-02', '2026-03-03']
  const ids: string[] = []
  for (const day of days) ids.push((await aFinishedAudit(db, new Date(day))).id)
  const [first = '', second = '', third = ''] = ids
  expect(await listAllFindings(db, first, {})).toEqual([])
  expect(await findAuditedPage(db, first, '/a')).toBeNull()
  expect(await findAuditedPage(db, second, '/a')).not.toBeNull()
  expect((await listAllFindings(db, third, {})).length).toBeGreaterThan(0)
  expect((await listAudits(db, 9)).map(({ id, summary }) => [id, summary?.checks.length])).toEqual(
    [third, second, first].map((id) => [id, expect.any(Number)]),
  )
})

test('findings are listed part by part, forwards and back, and as a table', async ({ db }) => {
  for (let page = 0; page < 5; page++) await anIndexedPage(db, `/p${page}`, { titles: [], descriptions: [] })
  const { id } = await aFinishedAudit(db)
  const filter = { check: 'one-title' }
  const first = await listFindings(db, { auditId: id, filter, place: {}, size: 2 })
  const next = await listFindings(db, { auditId: id, filter, place: { after: first.after ?? '' }, size: 2 })
  expect([...first.rows, ...next.rows].map(({ path }) => path)).toEqual(['/p0', '/p1', '/p2', '/p3'])
  const back = await listFindings(db, { auditId: id, filter, place: { before: next.before ?? '' }, size: 2 })
  expect(back.rows).toEqual(first.rows)
  const lines: string[] = []
  for await (const line of findingCsvLines(db, id, filter)) lines.push(line)
  expect(lines).toHaveLength(6)
  expect(lines[1]).toMatch(/^\/p0,Title of \/p0,site,Title element,bad,,/)
})
