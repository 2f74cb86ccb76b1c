import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openSiteDatabase } from '~/platform/database/embedded-postgres/open-site-database.server'
import { anAdmin } from '~test/admin'
import { createWrittenPost, findPostErrors, keepWriting, syncWithStored, type WrittenPost } from '~test/keep-writing'
import { killAndRestart } from '~test/kill-and-restart'
import { createPostClient } from '~test/post-client'
import { startSite } from '~test/running-site'
import { tempSiteFolder } from '~test/temp-folder'

const KILLS = Number(process.env.SAVE_KILLS ?? 3)
const MAX_LIFE_MS = 1_500
const TIME_FOR_ONE_MS = 45_000

const settings = { SECRET: '0123456789abcdef0123456789abcdef', DEMO: '0', LOG_LEVEL: 'silent' }

interface Place {
  DATA_DIR: string
}

/** Posts are written by several at once until something is killed. Answers how many saves were answered. */
async function liveAndDie(place: Place, posts: WrittenPost[], cookie: string, kill: number) {
  const site = await startSite({ ...settings, ...place })
  const count = () => posts.reduce((sum, { saved }) => sum + saved, 0)
  const before = count()
  const writing = Promise.all(posts.map((post) => keepWriting(createPostClient(site.origin, cookie), post)))
  await expect.poll(() => count() - before, { timeout: 30_000, interval: 5 }).toBeGreaterThan(0)
  await pause(Math.random() * MAX_LIFE_MS)
  // it starts by itself on whatever the kill has left
  const again = await killAndRestart(site, kill, { ...settings, ...place })
  await writing
  expect((await fetch(`${again.origin}/blog`)).status).toBe(200)
  await again.stop()
  return count() - before
}

async function survives(place: Place) {
  const site = await startSite({ ...settings, ...place })
  const { cookie } = await anAdmin(site, { ...settings, ...place })
  await site.stop()
  const posts = [0, 0, 1, 1, 3].map(createWrittenPost)
  let answered = 0
  for (let kill = 0; kill < KILLS; kill++) {
    answered += await liveAndDie(place, posts, cookie, kill)
    const database = await openSiteDatabase(place)
    const faults: string[] = []
    for (const post of posts) faults.push(...(await findPostErrors(database.db, post)))
    for (const post of posts) await syncWithStored(database.db, post)
    await database.close()
    expect(faults).toEqual([])
    posts.push(createWrittenPost(kill % 2)) // some are made while the kill comes
  }
  console.log(`${KILLS} kills, ${answered} saves answered, none lost, none half-saved`)
}

const timeout = KILLS * TIME_FOR_ONE_MS + 60_000

test('no answered save is lost or half-saved when the site, its PostgreSQL or both are killed', { timeout }, async () =>
  survives({ DATA_DIR: await tempSiteFolder(settings) }),
)
