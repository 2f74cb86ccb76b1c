import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { listChangedDays } from '~/wings/events/analytics/days/changed-days.commands.server'
import { defaultBrand } from '~/wings/site/settings/brand'
import { saveBrand } from '~/wings/site/settings/commands.server'
import { testAdmin as by } from '~test/admin-request'
import { listDeliverableMails } from '~test/deliverable-mails'
import { testEnvironment } from '~test/route-call'
import { storeCountedVisits, twoVisits } from '~test/store-counted-visits'
import { expect, test } from '~test/test'
import { findListItems, saveListItem } from '../goals/setting-list.server'
import { MAX_RECIPIENTS, recipientSchema } from './recipient'
import { recipientSettingList } from './recipient-setting-list.server'
import { sendDigestToSelf, sendDueDigests } from './send-digests.server'
import { unsubscribeToken, verifyUnsubscribeToken } from './unsubscribe-link.server'
import { unsubscribeRecipient } from './unsubscribe-recipient.server'

const env = testEnvironment()
const monday = new Date('2026-03-02T08:00:00Z')

async function aRecipient(db: Database, name: string, gets = { isWeekly: true, isMonthly: false }) {
  const recipient = { id: randomUUID(), name, ...gets }
  await saveListItem(db, recipientSettingList, by, recipient)
  return recipient
}

const mails = async (db: Database) =>
  (await listDeliverableMails(db)).sort((a, b) => (a.recipient + a.cause < b.recipient + b.cause ? -1 : 1))
const causes = async (db: Database) => (await mails(db)).map(({ cause }) => cause)

test('on Monday at eight everybody who wants it gets the week, once, however often it is looked', async ({
  database: { db },
}) => {
  await aRecipient(db, 'ada@harbor.test')
  await aRecipient(db, 'bob@harbor.test', { isWeekly: false, isMonthly: true })
  await sendDueDigests(db, env, new Date('2026-03-02T07:59:00Z'))
  // the first of the month was the day before
  expect(await causes(db)).toEqual(['report:monthly:2026-02-01:bob@harbor.test'])
  for (const hours of [0, 1, 24, 48]) await sendDueDigests(db, env, new Date(monday.getTime() + hours * 3_600_000))
  expect(await causes(db)).toEqual([
    'report:weekly:2026-02-23:ada@harbor.test',
    'report:monthly:2026-02-01:bob@harbor.test',
  ])
})

test('two that look at the same moment write one mail', async ({ database: { db } }) => {
  await aRecipient(db, 'ada@harbor.test')
  await Promise.all([sendDueDigests(db, env, monday), sendDueDigests(db, env, monday)])
  expect(await causes(db)).toEqual(['report:weekly:2026-02-23:ada@harbor.test'])
})

test('a site that stood still mails for three days, and then no more', async ({ database: { db } }) => {
  await aRecipient(db, 'ada@harbor.test')
  await sendDueDigests(db, env, new Date('2026-03-13T08:00:00Z'))
  expect(await causes(db)).toEqual([])
  await sendDueDigests(db, env, new Date('2026-03-12T23:59:00Z'))
  expect(await causes(db)).toEqual(['report:weekly:2026-03-02:ada@harbor.test'])
})

test('eight is eight where the studio is', async ({ database: { db } }) => {
  await saveBrand(db, { ...defaultBrand, timeZone: 'America/Los_Angeles' })
  await aRecipient(db, 'ada@harbor.test')
  await sendDueDigests(db, env, new Date('2026-03-09T14:59:00Z'))
  expect(await causes(db)).toEqual([])
  await sendDueDigests(db, env, new Date('2026-03-09T15:00:00Z'))
  expect(await causes(db)).toHaveLength(1)
})

test('who is put on the list after a report was mailed waits for the next one', async ({ database: { db } }) => {
  await sendDueDigests(db, env, monday)
  await aRecipient(db, 'late@harbor.test')
  await sendDueDigests(db, env, new Date('2026-03-03T08:00:00Z'))
  expect(await causes(db)).toEqual([])
  await sendDueDigests(db, env, new Date('2026-03-09T08:00:00Z'))
  expect(await causes(db)).toEqual(['report:weekly:2026-03-02:late@harbor.test'])
})

test('the mail says what was seen and how it changed, and how to stop it', async ({ database: { db } }) => {
  const { id } = await aRecipient(db, 'ada@harbor.test')
  await storeCountedVisits(db, '2026-02-20', twoVisits.slice(1))
  await storeCountedVisits(db, '2026-02-24', twoVisits)
  await sendDueDigests(db, env, monday)
  const [mail] = await mails(db)
  const stop = `http://harbor.test/unsubscribe/${unsubscribeToken(env.SECRET, id)}`
  expect(mail).toMatchObject({
    subject: 'Studio weekly report: February 23, 2026 to March 1, 2026',
    unsubscribeUrl: stop,
  })
  expect(mail?.plainText).toContain('Visits: 2 (+100%)')
  expect(mail?.plainText).toContain('Revenue: $499.00 (new)')
  expect(mail?.plainText).toMatch(/Top pages\n\n\/: 2\n/)
  expect(mail?.plainText).toContain('Google: 2')
  expect(mail?.plainText).toContain('Checkout started: 1')
  expect(mail?.plainText).toContain('http://harbor.test/admin/analytics?period=custom&from=2026-02-23&to=2026-03-01')
  expect(mail?.plainText).toContain(stop)
})

test('the link of a mail stops the mails to its recipient and to nobody else', async ({ database: { db } }) => {
  const ada = await aRecipient(db, 'ada@harbor.test')
  const bob = await aRecipient(db, 'bob@harbor.test')
  expect(verifyUnsubscribeToken(env.SECRET, unsubscribeToken(env.SECRET, ada.id))).toBe(ada.id)
  expect(verifyUnsubscribeToken('another secret', unsubscribeToken(env.SECRET, ada.id))).toBeUndefined()
  for (const token of ['', 'x', 'x'.repeat(65)]) expect(verifyUnsubscribeToken(env.SECRET, token)).toBeUndefined()
  await unsubscribeRecipient(db, ada.id)
  await unsubscribeRecipient(db, ada.id)
  expect(await findListItems(db, recipientSettingList)).toEqual([bob])
})

test('an admin has the last whole week sent at once, without being on a list, and not without end', async ({
  database: { db },
}) => {
  for (let sent = 0; sent < 10; sent++) await sendDigestToSelf(db, env, by, 'weekly', monday)
  await expect(sendDigestToSelf(db, env, by, 'weekly', monday)).rejects.toThrow('Too many')
  const sent = await mails(db)
  expect(sent).toHaveLength(10)
  expect(sent[0]).toMatchObject({ recipient: by.email, unsubscribeUrl: null })
})

test('a report has its own days counted, and leaves others to the job', async ({ database: { db } }) => {
  for (const day of ['2025-05-01', '2026-02-20', '2026-02-24']) await storeCountedVisits(db, day, twoVisits)
  await sendDigestToSelf(db, env, by, 'weekly', monday)
  expect(await listChangedDays(db)).toEqual(['2025-05-01'])
})

test('twenty get reports at most, each address once', async ({ db }) => {
  const ada = await aRecipient(db, 'ada@harbor.test')
  await expect(aRecipient(db, 'ada@harbor.test')).rejects.toThrow('already on the list')
  await saveListItem(db, recipientSettingList, by, { ...ada, isMonthly: true })
  for (let n = 1; n < MAX_RECIPIENTS; n++) await aRecipient(db, `reader-${n}@harbor.test`)
  await expect(aRecipient(db, 'one-more@harbor.test')).rejects.toThrow('20 recipients')
  expect(recipientSchema.safeParse({ ...ada, name: 'a@b.c, d@e.f' }).success).toBe(false)
})
