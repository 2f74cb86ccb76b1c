import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDatabase } from '~/platform/database/database.server'
import { aFolder } from '../support/folder'
import { Tellers } from '../support/kill-telling'
import { startSite } from '../support/running-site'
import { addressOf, administer } from '../support/test-databases'

const KILLS = Number(process.env.EVENT_KILLS ?? 4)
const LONGEST_LIFE_MS = 700
const TIME_FOR_ONE_MS = 30_000
const settings = { SECRET: '0123456789abcdef', DEMO: '0', LOG_LEVEL: 'silent', ORIGIN: 'http://harbor.test' }

interface Place {
  DATA_DIR: string
  DATABASE_URL?: string
}

async function survives(place: Place) {
  const tellers = new Tellers()
  for (let kill = 0; kill < KILLS; kill++) {
    const site = await startSite({ ...settings, ...place })
    const before = tellers.acknowledged.size
    const telling = tellers.tell(site.origin)
    await expect.poll(() => tellers.acknowledged.size - before, { interval: 5 }).toBeGreaterThan(0)
    await pause(Math.random() * LONGEST_LIFE_MS)
    await site.kill()
    tellers.end()
    await telling
  }
  const database = await openDatabase(place)
  const events = await database.db.selectFrom('analyticsEvents').select('pagePath').execute()
  await database.close()
  const kept = events.map(({ pagePath }) => pagePath)
  const isKept = new Set(kept)
  expect(kept.length).toBe(isKept.size)
  expect([...tellers.acknowledged].filter((path) => !isKept.has(path))).toEqual([])
  expect(kept.filter((path) => !tellers.sent.has(path))).toEqual([])
  console.log(`${KILLS} kills, ${tellers.acknowledged.size} events acknowledged, none lost, none doubled`)
}

const timeout = KILLS * TIME_FOR_ONE_MS + 60_000

test('no acknowledged event is lost or doubled by kills on the embedded database', { timeout }, () =>
  survives({ DATA_DIR: aFolder() }),
)

test('no acknowledged event is lost or doubled by kills on PostgreSQL', { timeout }, async ({ skip }) => {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return skip('No PostgreSQL was given.')
  await administer(server, (client) => client.query('create database event_kills'))
  await survives({ DATA_DIR: aFolder(), DATABASE_URL: addressOf(server, 'event_kills') })
  await administer(server, (client) => client.query('drop database event_kills with (force)'))
})
