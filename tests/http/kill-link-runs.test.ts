import { expect, test } from 'vitest'
import type { Database } from '~/platform/database/database.server'
import { openSiteDatabase } from '~/platform/database/embedded-postgres/open-site-database.server'
import type { PostContent } from '~/wings/content/blog/post-content'
import { postEntryType } from '~/wings/content/blog/post-entry-type.server'
import { findEntryForEditor } from '~/wings/publishing/writing/find-entry-for-editor.server'
import { publishEntry } from '~/wings/publishing/writing/lifecycle/publication.commands.server'
import { saveDraft } from '~/wings/publishing/writing/lifecycle/save-draft.commands.server'
import { aRule } from '~/wings/seo-tools/internal-links/fixtures'
import { addRule } from '~/wings/seo-tools/internal-links/rules/commands.server'
import { applyLinkRun, startLinkRun } from '~/wings/seo-tools/internal-links/runs/commands.server'
import { processLinkRun } from '~/wings/seo-tools/internal-links/runs/jobs.server'
import { linkRunDescription } from '~/wings/seo-tools/internal-links/runs/run'
import { anAdmin } from '~test/admin'
import { followRun } from '~test/followed-run'
import { startSite } from '~test/running-site'
import { tempFolder } from '~test/temp-folder'

const POSTS = 200
const WITHIN_MS = 120_000
// the clock comes each minute, and a dead worker's claim has to run out
const TAKEN_UP_WITHIN_MS = 240_000
const QUIET_MINUTES = 5

const settings = { SECRET: '0123456789abcdef0123456789abcdef', DEMO: '0', LOG_LEVEL: 'silent' }
const ada = { id: null, email: 'ada@studio.test' }
const before = '<p>Climb a ladder, then another ladder.</p>'
const linked = '<p>Climb a <a href="/docs">ladder</a>, then another ladder.</p>'
const edited = '<p>By hand: a ladder.</p>'

interface Place {
  DATA_DIR: string
}

/** Opens the database that no site has open now. */
async function withDatabase<Result>(place: Place, work: (db: Database) => Promise<Result>) {
  const database = await openSiteDatabase(place)
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}

async function aPlan(db: Database) {
  const rows = Array.from({ length: POSTS }, (_, at) => ({ title: `Post ${at}`, slug: `post-${at}`, body: before }))
  const publishedAt = new Date('2026-01-01')
  await db
    .insertInto('blogPosts')
    .values(rows.map((row) => ({ ...row, publishedAt })))
    .execute()
  const { id: _id, ...rule } = aRule({ keyword: 'ladder', toUrl: '/docs', maxPerPage: 1 })
  await addRule(db, ada, rule)
  const limits = { maxPerPage: 10, maxPerParagraph: null, leavesFirstSentence: false }
  const runId = await startLinkRun(db, ada, { kinds: ['post'], ruleIds: null, ...limits })
  await processLinkRun(db, runId)
  await applyLinkRun(db, ada, runId)
  return runId
}

const pagesOf = (db: Database, runId: string) =>
  db
    .selectFrom('linkRunPages')
    .innerJoin('blogPosts', 'blogPosts.id', 'linkRunPages.pageId')
    .select(['position', 'pageId', 'outcome', 'undoOutcome', 'body'])
    .where('runId', '=', runId)
    .orderBy('position')
    .execute()

async function editByHand(db: Database, id: string) {
  const entry = await findEntryForEditor(db, postEntryType, id)
  const content = { ...(entry?.content as PostContent), body: edited }
  await saveDraft(db, postEntryType, ada, id, { basedOn: entry?.revision ?? 0, content })
  await publishEntry(db, postEntryType, ada, id)
}

/** As if the killed worker had been quiet for longer. */
const ageRun = (db: Database) =>
  db
    .updateTable('linkRuns')
    .set({ touchedAt: new Date(Date.now() - QUIET_MINUTES * 60_000) })
    .execute()

interface Life {
  place: Place
  cookie: string
  runId: string
}

/** A site, and what it says of the run. */
async function live({ place, cookie, runId }: Life) {
  const site = await startSite({ ...settings, ...place })
  const run = followRun(linkRunDescription, { origin: site.origin, cookie, runId })
  const untilPage = (least: number) =>
    run.waitUntil((now) => now.doneCount > least, { timeout: TAKEN_UP_WITHIN_MS, interval: 20 })
  const untilCompleted = (phase: string) =>
    run.waitUntil((now) => now.phase === phase && now.state === 'completed', { timeout: TAKEN_UP_WITHIN_MS })
  return { site, run, untilPage, untilCompleted }
}

async function survives(place: Place) {
  const start = await startSite({ ...settings, ...place })
  const { cookie } = await anAdmin(start, { ...settings, ...place })
  await start.stop()
  const runId = await withDatabase(place, aPlan)
  const life = { place, cookie, runId }

  const first = await live(life)
  await first.untilPage(20)
  await first.site.kill()
  const killed = await withDatabase(place, async (db) => {
    await ageRun(db)
    const pages = await pagesOf(db, runId)
    const done = pages.filter(({ outcome }) => outcome === 'linked')
    // otherwise the kill came beside the work
    expect(done.length).toBeGreaterThan(0)
    expect(done.length).toBeLessThan(POSTS)
    expect(pages.filter(({ body }) => body === linked)).toHaveLength(done.length)
    const [early, late] = [done[0]?.pageId ?? '', pages.at(-1)?.pageId ?? '']
    await editByHand(db, early)
    await editByHand(db, late)
    return { linked: done.length, edited: [early, late] }
  })

  const second = await live(life)
  await second.untilCompleted('apply')
  expect(await second.run.steer('undo')).toBe(200)
  await second.untilPage(20)
  await second.site.kill()
  await withDatabase(place, async (db) => {
    const pages = await pagesOf(db, runId)
    expect(pages.filter(({ outcome }) => outcome === 'linked')).toHaveLength(POSTS - 1)
    expect(pages.at(-1)).toMatchObject({ outcome: 'skipped', body: edited })
  })

  const third = await live(life)
  // whoever does not want to wait for the clock
  expect(await third.run.steer('pause')).toBe(200)
  expect(await third.run.steer('resume')).toBe(200)
  await third.untilCompleted('undo')
  await third.site.stop()
  await withDatabase(place, async (db) => {
    const pages = await pagesOf(db, runId)
    const others = pages.filter(({ pageId }) => !killed.edited.includes(pageId))
    expect(new Set(others.map(({ body }) => body))).toEqual(new Set([before]))
    expect(new Set(others.map(({ undoOutcome }) => undoOutcome))).toEqual(new Set(['restored']))
    const byHand = pages
      .filter(({ pageId }) => killed.edited.includes(pageId))
      .map(({ body, undoOutcome }) => [body, undoOutcome])
    expect(byHand).toEqual([
      [edited, 'not-restored'],
      [edited, null],
    ])
  })
  console.log(
    `killed when ${killed.linked} of ${POSTS} pages were linked, and again while they were undone: all as before`,
  )
}

const timeout = 2 * WITHIN_MS + 2 * TAKEN_UP_WITHIN_MS

test(
  'a run of link rules that is killed goes on by itself and is undone to the byte',
  {
    timeout,
  },
  () => survives({ DATA_DIR: tempFolder() }),
)
