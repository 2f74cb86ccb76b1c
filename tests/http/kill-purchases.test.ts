import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openSiteDatabase } from '~/platform/database/embedded-postgres/open-site-database.server'
import { startFakeStripe } from '~test/fake-stripe'
import { findOrderErrors, keepBuying } from '~test/keep-buying'
import { killAndRestart } from '~test/kill-and-restart'
import { findFreePort, startSite } from '~test/running-site'
import { tempSiteFolder } from '~test/temp-folder'

const KILLS = Number(process.env.PURCHASE_KILLS ?? 3)
const FEWEST_PURCHASES = 5
const MAX_LIFE_MS = 5_000
const BUYERS = 4
const TIME_FOR_ONE_KILL_MS = 30_000
const SETTLED_WITHIN_MS = 150_000

interface Place {
  DATA_DIR: string
}

/** The site is killed at random moments while people buy; Stripe goes on telling it of what was paid, twice each. */
async function survives(place: Place) {
  const stripe = await startFakeStripe({ retryMs: 100 })
  stripe.deliveries.requiredAcknowledgements = 2
  const PORT = String(await findFreePort())
  const settings = {
    SECRET: '0123456789abcdef0123456789abcdef',
    ORIGIN: 'http://harbor.test',
    LOG_LEVEL: 'silent',
    ...stripe.env,
    PORT,
  }
  stripe.deliveries.url = `http://127.0.0.1:${PORT}/api/stripe/webhook`
  const paid = () => [...stripe.sessions.values()].filter(({ payment_status }) => payment_status === 'paid').length
  let kills = 0
  const isEnough = () => kills >= KILLS && paid() >= FEWEST_PURCHASES
  let site = await startSite({ ...settings, ...place })
  const buying = Promise.all(Array.from({ length: BUYERS }, () => keepBuying(site.origin, isEnough)))
  while (!isEnough()) {
    await pause(Math.random() * MAX_LIFE_MS)
    site = await killAndRestart(site, kills++, { ...settings, ...place })
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
  const database = await openSiteDatabase(place)
  const found = await findOrderErrors(database.db, stripe)
  await database.close()
  expect(found.faults).toEqual([])
  console.log(`${kills} kills, ${found.paid} paid sessions, each one order with its key, link, mails and event`)
}

const timeout = KILLS * TIME_FOR_ONE_KILL_MS + 240_000

test(
  'every paid session ends as one order, however the site, its PostgreSQL or both are killed',
  { timeout },
  async () => survives({ DATA_DIR: await tempSiteFolder() }),
)
