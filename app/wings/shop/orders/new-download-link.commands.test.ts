import type { Database } from '~/platform/database/database.server'
import { findDownloadLink } from '~/wings/shop/downloads/queries.server'
import { listDeliverableMails } from '~test/deliverable-mails'
import { testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { anOrder } from './fixtures'
import { sendNewDownloadLink } from './new-download-link.commands.server'

const env = testEnvironment()
const mails = (db: Database) => listDeliverableMails(db)
const tokenIn = (text: string) => /\/download\/([\w-]{43})/.exec(text)?.[1] ?? ''

test('a fresh link goes to the address of the order, three times a day at most', async ({ db }) => {
  const order = await anOrder(db, { email: 'zoe@example.com' })
  for (let link = 0; link < 3; link++) await sendNewDownloadLink(db, env, order.id)
  const sent = await mails(db)
  expect(sent.map(({ recipient }) => recipient)).toEqual(Array(3).fill('zoe@example.com'))
  expect(new Set(sent.map(({ plainText }) => tokenIn(plainText))).size).toBe(3)
  expect(await findDownloadLink(db, tokenIn(sent[2]?.plainText ?? ''))).toMatchObject({ state: 'ready', downloads: 0 })
  await expect(sendNewDownloadLink(db, env, order.id)).rejects.toThrow('We already sent three links today')
})

test('nobody gets a fresh link for an order that was refunded or whose access was taken back', async ({ db }) => {
  const [refunded, revoked] = [
    await anOrder(db, { status: 'refunded' }),
    await anOrder(db, { accessRevokedAt: new Date() }),
  ]
  for (const { id } of [refunded, revoked])
    await expect(sendNewDownloadLink(db, env, id)).rejects.toMatchObject({ status: 403 })
  expect(await mails(db)).toEqual([])
})
