import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDatabase } from '~/platform/database/database.server'
import { anAdmin } from '../support/admin'
import { aFolder, aSiteFolder } from '../support/folder'
import { aWrittenPost, catchUp, type WrittenPost, whatIsWrong, writeOn } from '../support/kill-writing'
import { startSite } from '../support/running-site'
import { addressOf, administer } from '../support/test-databases'
import { aWriter } from '../support/writer'

const KILLS = Number(process.env.SAVE_KILLS ?? 4)
const LONGEST_LIFE_MS = 1_500
const TIME_FOR_ONE_MS = 45_000

const settings = { SECRET: '0123456789abcdef', DEMO: '0', LOG_LEVEL: 'silent' }

interface Place {
  DATA_DIR: string
  DATABASE_URL?: string
}

/** One life of the site: posts are written by several at once until it is killed. Answers how many saves it had answered. */
async function liveAndDie(place: Place, posts: WrittenPost[], cookie: string) {
  const site = await startSite({ ...settings, ...place })
  const count = () => posts.reduce((sum, { saved }) => sum + saved, 0)
  const before = count()
  const writing = Promise.all(posts.map((post) => writeOn(aWriter(site.origin, cookie), post)))
  await expect.poll(() => count() - before, { timeout: 30_000, interval: 5 }).toBeGreaterThan(0)
  await pause(Math.random() * LONGEST_LIFE_MS)
  await site.kill()
  await writing
  return count() - before
}

async function survives(place: Place) {
  const site = await startSite({ ...settings, ...place })
  const { cookie } = await anAdmin(site, { ...settings, ...place })
  await site.stop()
  const posts = [0, 0, 1, 1, 3].map(aWrittenPost)
  let answered = 0
  for (let kill = 0; kill < KILLS; kill++) {
    answered += await liveAndDie(place, posts, cookie)
    // it starts by itself on whatever the kill has left
    const again = await startSite({ ...settings, ...place })
    expect((await fetch(`${again.origin}/readyz`)).status).toBe(200)
    expect((await fetch(`${again.origin}/blog`)).status).toBe(200)
    await again.stop()

    const database = await openDatabase(place)
    const faults: string[] = []
    for (const post of posts) faults.push(...(await whatIsWrong(database.db, post)))
    for (const post of posts) await catchUp(database.db, post)
    await database.close()
    expect(faults).toEqual([])
    posts.push(aWrittenPost(kill % 2)) // some are made while the kill comes
  }
  console.log(`${KILLS} kills, ${answered} saves answered, none lost, none half-saved`)
}

const timeout = KILLS * TIME_FOR_ONE_MS + 60_000

test('no answered save is lost or half-saved when the site is killed on the embedded database', { timeout }, async () =>
  survives({ DATA_DIR: await aSiteFolder(settings) }),
)

test('no answered save is lost or half-saved when the site is killed on PostgreSQL', { timeout }, async ({ skip }) => {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return skip('No PostgreSQL was given.')
  await administer(server, (client) => client.query('create database save_kills'))
  await survives({ DATA_DIR: aFolder(), DATABASE_URL: addressOf(server, 'save_kills') })
  await administer(server, (client) => client.query('drop database save_kills with (force)'))
})
