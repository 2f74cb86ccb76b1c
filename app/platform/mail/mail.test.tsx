import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type FakeMailServer, startFakeMailServer } from '~test/fake-mail-server'
import { testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import type { Database } from '../database/database.server'
import { inTransaction } from '../database/transaction.server'
import { startJobWorkers } from '../jobs/job-workers.server'
import { aMailSender } from './fixtures'
import { deliverMailJob, requeueWaitingMailsJob } from './jobs.server'
import { MailButton, MailRows, MailText } from './mail-components'
import { MailLayout } from './mail-layout'
import { renderMail } from './render-mail.server'
import { sendMail } from './send-mail.commands.server'

let server: FakeMailServer
beforeAll(async () => {
  server = await startFakeMailServer()
})
afterAll(() => server.stop())
beforeEach(() => server.received.splice(0))

const env = () => testEnvironment({ SMTP_URL: server.url, MAIL_FROM: 'Harbor <hello@harbor.example>' })

function greeting(subject = 'Hello') {
  return {
    subject,
    body: (
      <MailLayout sender={aMailSender()} title="Grüße & more" preheader="Only in lists" reason="You wrote to us.">
        <MailText>{'Two lines:\n<b>not bold</b> & "quoted"'}</MailText>
        <MailButton href="https://harbor.example/a?b=1&c=2">Open it</MailButton>
        <MailRows
          rows={[
            ['Name', "Zoë O'Brien"],
            ['Phone', ''],
            ['Topic', 'A license'],
          ]}
        />
      </MailLayout>
    ),
  }
}

const plain = `Grüße & more

Two lines:
<b>not bold</b> & "quoted"

Open it:
https://harbor.example/a?b=1&c=2

Name: Zoë O'Brien
Topic: A license

You wrote to us.

Harbor Studio Lda. · Rua 1 · Porto
`

async function aMail(db: Database, cause = 'greeting:1', subject?: string) {
  await sendMail(db, {
    cause,
    to: 'ada@example.com',
    replyTo: 'reply@example.com',
    secret: null,
    template: greeting(subject),
  })
  return db.selectFrom('outboxMails').selectAll().where('cause', '=', cause).executeTakeFirstOrThrow()
}

/** What the worker does with the mail's job. */
const deliver = (db: Database, mailId: string) => deliverMailJob.run(db, { mailId }, env())
const findMail = (db: Database, id: string) =>
  db.selectFrom('outboxMails').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('a mail says the same in HTML and in plain text', () => {
  const { html, plainText } = renderMail(greeting().body)
  expect(plainText).toBe(plain)
  expect(html).toContain('&lt;b&gt;not bold&lt;/b&gt;')
})

test('what a mail takes from the site is fetched from its address', async ({ db }) => {
  const { id, html } = await aMail(db)
  expect(html).toContain(' src="/media/logo.webp"')
  await deliver(db, id)
  expect(server.received[0]?.raw.replace(/=\r\n/g, '')).toContain('src=3D"http://harbor.test/media/logo.webp"')
})

test('a mail is delivered once, though its cause is handled twice', async ({ database }) => {
  const { db } = database
  const workers = await startJobWorkers(database, env(), [deliverMailJob])
  const write = (tx: Database) =>
    sendMail(tx, { cause: 'order:1', to: 'ada@example.com', secret: null, template: greeting() })
  await inTransaction(db, write)
  await inTransaction(db, write)
  await expect.poll(() => server.received.length, { timeout: 5_000 }).toBe(1)
  await pause(300)
  await workers.stop()
  expect(server.received).toHaveLength(1)
  expect(server.received[0]?.to).toEqual(['ada@example.com'])
})

test('two processes that handle one cause at once write one mail', async ({ database }) => {
  const write = () =>
    inTransaction(database.db, (tx) =>
      sendMail(tx, { cause: 'order:2', to: 'ada@example.com', secret: null, template: greeting() }),
    )
  await Promise.all([write(), write(), write()])
  const { rows } = await database.run(
    `select (select count(*) from outbox_mails)::int as mails, (select count(*) from pgboss.job)::int as jobs`,
  )
  expect(rows).toEqual([{ mails: 1, jobs: 1 }])
})

test('a cause that is undone leaves no mail and no job', async ({ database }) => {
  const undone = inTransaction(database.db, async (tx) => {
    await sendMail(tx, { cause: 'order:3', to: 'ada@example.com', secret: null, template: greeting() })
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  const { rows } = await database.run(
    `select (select count(*) from outbox_mails)::int as mails, (select count(*) from pgboss.job)::int as jobs`,
  )
  expect(rows).toEqual([{ mails: 0, jobs: 0 }])
})

test('what was accepted is marked as sent, and the answer goes to whom it should', async ({ db }) => {
  const { id } = await aMail(db, 'greeting:1', 'Grüße 👋 — äöü')
  await deliver(db, id)
  expect(await findMail(db, id)).toMatchObject({ attempts: 1, lastError: null, sentAt: expect.any(Date) })
  const [mail] = server.received
  expect(mail?.headers).toMatchObject({
    subject: 'Grüße 👋 — äöü',
    'reply-to': 'reply@example.com',
    from: 'Harbor <hello@harbor.example>',
  })
})

test('a temporary refusal is noted, and the next try delivers', async ({ db }) => {
  const { id } = await aMail(db)
  server.rejectNext(451)
  await expect(deliver(db, id)).rejects.toThrow(/451/)
  expect(await findMail(db, id)).toMatchObject({ attempts: 1, sentAt: null, lastError: expect.stringContaining('451') })
  await deliver(db, id)
  expect(await findMail(db, id)).toMatchObject({ attempts: 2, lastError: null, sentAt: expect.any(Date) })
  expect(server.received).toHaveLength(1)
})

test('a recipient that is refused for good is not tried again', async ({ db }) => {
  const { id } = await aMail(db)
  server.rejectNext(550, 'recipient')
  await expect(deliver(db, id)).rejects.toThrow(/550/)
  await deliver(db, id)
  expect(server.received).toEqual([])
  expect(await findMail(db, id)).toMatchObject({ attempts: 8, sentAt: null })
})

test('a mail server that is away is tried again', async ({ db }) => {
  const { id } = await aMail(db)
  const away = { ...env(), SMTP_URL: 'smtp://127.0.0.1:1' }
  await expect(deliverMailJob.run(db, { mailId: id }, away)).rejects.toThrow(/ECONNREFUSED/)
  expect(await findMail(db, id)).toMatchObject({ attempts: 1, sentAt: null })
})

test('a mail that is sent again after a crash between sending and marking is recognised as the same', async ({
  db,
}) => {
  const { id } = await aMail(db)
  await deliver(db, id)
  await db.updateTable('outboxMails').set({ sentAt: null }).where('id', '=', id).execute()
  await deliver(db, id)
  const other = await aMail(db, 'greeting:2')
  await deliver(db, other.id)
  const [first, again, different] = server.received.map(({ headers }) => headers['message-id'])
  expect(first).toMatch(/^<[0-9a-f]{40}@harbor\.test>$/)
  expect(again).toBe(first)
  expect(different).not.toBe(first)
})

test('nobody can write a header line of their own', async ({ db }) => {
  const send = (to: string, subject: string, replyTo = '') =>
    sendMail(db, { cause: 'x', to, replyTo, secret: null, template: greeting(subject) })
  await expect(send('ada@example.com', 'Hello\r\nBcc: eve@example.com')).rejects.toThrow('more than one line')
  await expect(send('ada@example.com\nBcc: eve@example.com', 'Hello')).rejects.toThrow('no proper address')
  await expect(send('ada@example.com,eve@example.com', 'Hello')).rejects.toThrow('no proper address')
  await expect(send('ada@example.com', 'Hello', 'eve@example.com\r\nX: y')).rejects.toThrow('no proper address')
  expect(await db.selectFrom('outboxMails').select('id').execute()).toEqual([])
})

test('without a mail server the mail stays in the outbox', async ({ db }) => {
  const { id } = await aMail(db)
  await deliverMailJob.run(db, { mailId: id }, testEnvironment())
  expect(await findMail(db, id)).toMatchObject({ attempts: 0, sentAt: null })
})

test('what waits without a job, as after a restore, is handed over again', async ({ database }) => {
  const { db } = database
  const kept = await aMail(db, 'restored:1')
  const old = await aMail(db, 'restored:2')
  await db
    .updateTable('outboxMails')
    .set({ createdAt: new Date('2026-01-01') })
    .where('id', '=', old.id)
    .execute()
  await database.run('delete from pgboss.job')
  await requeueWaitingMailsJob.run(db, {}, testEnvironment())
  expect((await database.run('select id from pgboss.job')).rows).toEqual([])
  await requeueWaitingMailsJob.run(db, {}, env())
  expect((await database.run('select id from pgboss.job')).rows).toEqual([{ id: kept.id }])
})

test('a mail of a series says to mail programs where one press stops it', async ({ database: { db } }) => {
  const unsubscribeUrl = 'https://harbor.example/unsubscribe/token'
  await sendMail(db, {
    cause: 'series:1',
    to: 'ada@example.com',
    unsubscribeUrl,
    secret: env().SECRET,
    template: greeting(),
  })
  for (const { id } of [
    await aMail(db),
    await db.selectFrom('outboxMails').select('id').where('cause', '=', 'series:1').executeTakeFirstOrThrow(),
  ])
    await deliver(db, id)
  const [plainOne, ofSeries] = server.received.map(({ headers }) => headers)
  expect(plainOne).not.toHaveProperty('list-unsubscribe')
  expect(ofSeries).toMatchObject({
    'list-unsubscribe': `<${unsubscribeUrl}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
})
