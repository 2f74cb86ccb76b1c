import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Database } from '~/platform/database/database.server'
import { openSiteDatabase } from '~/platform/database/embedded-postgres/open-site-database.server'
import { createRun, startMakingPages } from '~/wings/content/bulk/commands.server'
import { saveDataTable } from '~/wings/content/bulk/data-tables.commands.server'
import { bulkRunDescription } from '~/wings/content/bulk/run'
import { findRunTemplate } from '~/wings/content/bulk/run-dependencies.server'
import { saveTemplate } from '~/wings/content/templates/commands.server'
import { aPostTemplate, aVariable } from '~/wings/content/templates/fixtures'
import { anAdmin } from '~test/admin'
import { followRun } from '~test/followed-run'
import { startSite } from '~test/running-site'
import { tempSiteFolder } from '~test/temp-folder'

const KILLS = Number(process.env.BULK_KILLS ?? 2)
const ROWS = KILLS * 1_000
const MAX_PAUSE_MS = 300
const TIME_FOR_ONE_MS = 45_000
const ENDS_WITHIN_MS = 240_000

const settings = { SECRET: '0123456789abcdef0123456789abcdef', DEMO: '0', LOG_LEVEL: 'silent' }
const ada = { id: null, email: 'ada@studio.test' }

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

/** Ten words of its own for each row, so that no two are alike. */
const words = (row: number) => Array.from({ length: 10 }, (_, n) => `word${row}x${n}`).join(' ')

async function planRun(db: Database) {
  const id = randomUUID()
  const variables = [aVariable('town'), aVariable('story', { type: 'long-text' })]
  const texts = { title: 'Plumbers in {{ town }}', slug: '{{ town | slug }}', body: '<p>{{ story }}</p>' }
  const form = { ...aPostTemplate(texts, variables), name: 'Towns', samples: [] }
  await saveTemplate(db, ada, id, { basedOn: 0, form })
  const rows = Array.from({ length: ROWS }, (_, row) => [`Town ${row}`, words(row)])
  return createRun(db, ada, {
    title: 'Towns',
    template: await findRunTemplate(db, id),
    keyColumn: null,
    warnThreshold: 55,
    refuseThreshold: 85,
    tableId: await saveDataTable(db, { columns: ['town', 'story'], rows }),
    mapping: { town: 'town', story: 'story' },
    instructions: {},
    maxAiRequests: 0,
  })
}

/** A life of the site: it works at the run until it is killed in the middle of that. Answers the row it was seen at. */
async function liveAndDie(place: Place, runId: string, cookie: string) {
  const site = await startSite({ ...settings, ...place })
  const run = followRun(bulkRunDescription, { origin: site.origin, cookie, runId })
  const { doneCount: before } = await run.look()
  await run.waitUntil(({ doneCount }) => doneCount > before || before === ROWS, { timeout: ENDS_WITHIN_MS })
  await pause(Math.random() * MAX_PAUSE_MS)
  await site.kill()
  return before
}

/** Lets the site live until the run has completed its phase. */
async function untilCompleted(place: Place, runId: string, cookie: string) {
  const site = await startSite({ ...settings, ...place })
  const run = followRun(bulkRunDescription, { origin: site.origin, cookie, runId })
  await run.waitUntil(({ state }) => state === 'completed', { timeout: ENDS_WITHIN_MS, interval: 250 })
  await site.stop()
}

async function survives(place: Place) {
  const first = await startSite({ ...settings, ...place })
  const { cookie } = await anAdmin(first, { ...settings, ...place })
  await first.stop()
  const runId = await withDatabase(place, planRun)
  await untilCompleted(place, runId, cookie)
  await withDatabase(place, (db) => startMakingPages(db, ada, runId))
  const seen: number[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    await liveAndDie(place, runId, cookie)
    seen.push(await withDatabase(place, countPosts))
  }
  // otherwise the kills came beside the work
  expect(seen[0]).toBeGreaterThan(0)
  expect(seen[0]).toBeLessThan(ROWS)
  await untilCompleted(place, runId, cookie)
  await withDatabase(place, async (db) => {
    const slugs = await db.selectFrom('blogPosts').select('slug').execute()
    expect(new Set(slugs.map(({ slug }) => slug)).size).toBe(ROWS)
    expect(slugs).toHaveLength(ROWS)
    expect(await db.selectFrom('bulkEntries').select('entryId').execute()).toHaveLength(ROWS)
    expect(await db.selectFrom('pages').select('id').execute()).toHaveLength(ROWS)
    expect(await db.selectFrom('entryRevisions').select('entryId').execute()).toHaveLength(ROWS)
  })
  console.log(`${KILLS} kills at ${seen.join(', ')} of ${ROWS} pages: each is there once`)
}

async function countPosts(db: Database) {
  const { count } = await db
    .selectFrom('blogPosts')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const timeout = KILLS * TIME_FOR_ONE_MS + 3 * ENDS_WITHIN_MS

test(
  'a run of bulk pages that is killed again and again makes each page once',
  {
    timeout,
  },
  async () => survives({ DATA_DIR: await tempSiteFolder(settings) }),
)
