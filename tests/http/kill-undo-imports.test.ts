import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { RunStatus } from '~/kits/runs/run'
import type { Database } from '~/platform/database/database.server'
import { openSiteDatabase } from '~/platform/database/embedded-postgres/open-site-database.server'
import { importFromConsole } from '~/wings/content/imports/import-from-console.commands.server'
import { importDescription } from '~/wings/content/imports/import-run'
import type { UndoForecast } from '~/wings/content/imports/jobs/forecast-undo.queries.server'
import { anAdmin } from '~test/admin'
import { followRun } from '~test/followed-run'
import { startSite } from '~test/running-site'
import { tempFolder } from '~test/temp-folder'
import { aWxr, aWxrItem } from '~test/wordpress-export'

const POSTS = 2_000
const WITHIN_MS = 120_000
// a dead process's claim has to run out, and the clock comes each minute
const TAKEN_UP_WITHIN_MS = 240_000

const settings = { SECRET: '0123456789abcdef0123456789abcdef', DEMO: '0', LOG_LEVEL: 'silent' }

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

function importPosts(db: Database, dataDir: string) {
  const file = path.join(tempFolder(), 'export.xml')
  writeFileSync(file, aWxr(Array.from({ length: POSTS }, (_, id) => aWxrItem({ id: id + 1 })).join('')))
  const options = { source: 'wordpress', path: file, isDryRun: false, dataDir, print: () => {} } as const
  return importFromConsole(db, options)
}

const publicPosts = async (db: Database) => {
  const rows = await db.selectFrom('blogPosts').select('publishedAt').execute()
  return { all: rows.length, shown: rows.filter(({ publishedAt }) => publishedAt).length }
}

async function survives(place: Place) {
  const first = await startSite({ ...settings, ...place })
  const { cookie } = await anAdmin(first, { ...settings, ...place })
  await first.stop()
  const { id } = await withDatabase(place, (db) => importPosts(db, place.DATA_DIR))
  const address = `/admin/api/imports/${id}/undo`

  const site = await startSite({ ...settings, ...place })
  const headers = { cookie, origin: site.origin, accept: 'application/json', 'content-type': 'application/json' }
  const forecast = async () => (await (await fetch(site.origin + address, { headers })).json()) as UndoForecast
  expect(await forecast()).toMatchObject({ trashed: POSTS, deleted: 0, restored: 0, kept: 0, pictures: 0 })
  const stranger = await fetch(site.origin + address, { method: 'POST', redirect: 'manual', body: '{}' })
  expect(stranger.status).not.toBe(200)
  expect(await forecast()).toMatchObject({ trashed: POSTS })
  expect((await fetch(site.origin + address, { method: 'POST', headers, body: '{}' })).status).toBe(200)
  expect((await fetch(site.origin + address, { method: 'POST', headers, body: '{}' })).status).toBe(409)
  // the first of them is in the first of twenty transactions
  const statusOfFirst = async () => (await fetch(`${site.origin}/blog/post-1`)).status
  await expect.poll(statusOfFirst, { timeout: WITHIN_MS, interval: 10 }).toBe(404)
  await site.kill()
  const seen = await withDatabase(place, publicPosts)
  // otherwise the kill came beside the work
  expect(seen.shown).toBeGreaterThan(0)

  const second = await startSite({ ...settings, ...place })
  const run = followRun(importDescription, { origin: second.origin, cookie, runId: id })
  const isUndone = ({ phase, state }: RunStatus) => phase === 'undo' && state === 'completed'
  await run.waitUntil(isUndone, { timeout: TAKEN_UP_WITHIN_MS, interval: 500 })
  expect((await fetch(`${second.origin}/blog/post-1`)).status).toBe(404)
  await second.stop()
  expect(await withDatabase(place, publicPosts)).toEqual({ all: POSTS, shown: 0 })
  const redirects = await withDatabase(place, (db) => db.selectFrom('redirects').select('id').execute())
  expect(redirects).toEqual([])
  console.log(`killed when ${seen.shown} of ${POSTS} posts were still public: all are in the trash`)
}

const timeout = 2 * WITHIN_MS + TAKEN_UP_WITHIN_MS

test('the undoing of an import that is killed in the middle goes on by itself', { timeout }, () =>
  survives({ DATA_DIR: tempFolder() }),
)
