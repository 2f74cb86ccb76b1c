import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDatabase } from '~/platform/database/database.server'
import { aFolder, aSiteFolder } from '../support/folder'
import { buyOn, whatIsWrong } from '../support/kill-buying'
import { freePort, startSite } from '../support/running-site'
import { startStripeStandIn } from '../support/stripe-stand-in'
import { addressOf, administer } from '../support/test-databases'

const PURCHASES = Number(process.env.PURCHASES ?? 5)
const LONGEST_LIFE_MS = 5_000
const BUYERS = 4
const TIME_FOR_ONE_MS = 15_000
// a job that died with its process is taken up again within 30 seconds and a minute, on PostgreSQL
const SETTLED_WITHIN_MS = 150_000

interface Place {
  DATA_DIR: string
  DATABASE_URL?: string
}

/** The site is killed at random moments while people buy, until enough have paid; Stripe goes on telling it, twice each. */
async function survives(place: Place) {
  const stripe = await startStripeStandIn({ retryMs: 100 })
  stripe.deliveries.repeats = 2
  const PORT = String(await freePort())
  const settings = {
    SECRET: '0123456789abcdef',
    ORIGIN: 'http://harbor.test',
    LOG_LEVEL: 'silent',
    ...stripe.env,
    PORT,
  }
  stripe.deliveries.url = `http://127.0.0.1:${PORT}/api/stripe/webhook`
  const paid = () => [...stripe.sessions.values()].filter(({ payment_status }) => payment_status === 'paid').length
  const isEnough = () => paid() >= PURCHASES
  let site = await startSite({ ...settings, ...place })
  const buying = Promise.all(Array.from({ length: BUYERS }, () => buyOn(site.origin, isEnough)))
  let kills = 0
  while (!isEnough()) {
    await pause(Math.random() * LONGEST_LIFE_MS)
    await site.kill()
    kills++
    site = await startSite({ ...settings, ...place })
  }
  await buying
  await expect.poll(() => stripe.deliveries.isDone, { timeout: 30_000 }).toBe(true)
  const statuses = () => [...stripe.sessions.values()].filter((session) => session.payment_status === 'paid')
  for (const { success_url } of statuses()) {
    const key = new URL(success_url).searchParams.get('order') ?? ''
    const status = async () => (await (await fetch(`${site.origin}/payment/status?order=${key}`)).json()).status
    await expect.poll(status, { timeout: SETTLED_WITHIN_MS, interval: 200 }).toBe('ready')
  }
  await site.stop()
  await stripe.stop()
  const database = await openDatabase(place)
  const found = await whatIsWrong(database.db, stripe)
  await database.close()
  expect(found.faults).toEqual([])
  expect(kills).toBeGreaterThan(0)
  console.log(`${kills} kills, ${found.paid} paid sessions, each one order with its key, link, mails and event`)
}

const timeout = PURCHASES * TIME_FOR_ONE_MS + 240_000

test(
  'every paid session ends as one order, however the site is killed on the embedded database',
  { timeout },
  async () => survives({ DATA_DIR: await aSiteFolder() }),
)

test('every paid session ends as one order, however the site is killed on PostgreSQL', { timeout }, async ({
  skip,
}) => {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return skip('No PostgreSQL was given.')
  if (!process.env.PURCHASES)
    return skip('Jobs of a killed process take a minute and a half here: npm run bench -- purchases')
  await administer(server, (client) => client.query('create database purchase_kills'))
  await survives({ DATA_DIR: aFolder(), DATABASE_URL: addressOf(server, 'purchase_kills') })
  await administer(server, (client) => client.query('drop database purchase_kills with (force)'))
})
