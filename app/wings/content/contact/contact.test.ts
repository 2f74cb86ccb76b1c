import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { FormFailure } from '~/platform/forms/form-failure'
import { defaultBrand } from '~/wings/site/settings/brand'
import { aStudioWithEmail, studioEmail } from '~/wings/site/settings/fixtures'
import { listDeliverableMails } from '~test/deliverable-mails'
import { callRoute, type RouteCall } from '~test/route-call'
import { expect, test } from '~test/test'
import { receiveMessage } from './commands.server'
import { messageForm } from './message'
import { action as sendMessage } from './routes/contact'
import { action as askForTemplate } from './routes/get-template'

const message = {
  name: 'Ada',
  email: ' Ada@Example.com ',
  subject: 'A license',
  message: "We don't queue <b>well</b>.\nHelp?",
}

type NoParams = Record<string, never>
const contact = (db: Database, form: Record<string, string>, call: RouteCall<NoParams> = {}) =>
  callRoute(sendMessage, db, { path: '/contact', form, ...call })
const template = (db: Database, form: Record<string, string>, call: RouteCall<NoParams> = {}) =>
  callRoute(askForTemplate, db, { path: '/get-template', form, ...call })

const inbox = (db: Database) => db.selectFrom('inboxMessages').selectAll().execute()
const outbox = async (db: Database) => (await listDeliverableMails(db)).sort((a, b) => (a.cause < b.cause ? -1 : 1))

async function refusal(reply: Promise<unknown>) {
  const { data, init } = (await reply) as { data: FormFailure; init: { status: number } }
  return { ...data, status: init.status }
}

test("a visitor's message is kept to the letter and mailed to the studio, which can simply answer", async ({ db }) => {
  await aStudioWithEmail(db)
  expect(await contact(db, message)).toEqual({ sent: true })
  expect(await inbox(db)).toMatchObject([
    {
      kind: 'contact',
      name: 'Ada',
      email: 'ada@example.com',
      subject: 'A license',
      message: message.message,
      pagePath: '/contact',
    },
  ])
  const [mail] = await outbox(db)
  expect(mail).toMatchObject({
    recipient: studioEmail,
    replyTo: 'ada@example.com',
    subject: 'A license: message from Ada',
  })
  expect(mail?.plainText).toContain(message.message)
  expect(mail?.html).toContain('&lt;b&gt;well&lt;/b&gt;')
})

test('what is missing is said beside its field, and what was typed comes back', async ({ db }) => {
  const typed = { name: '<>', email: 'ada', subject: 'x', message: ' ' }
  expect(await refusal(contact(db, typed))).toEqual({
    status: 422,
    formError: 'Please check the marked fields.',
    fieldErrors: {
      name: 'Please enter your name.',
      email: 'Please enter a valid email address.',
      subject: 'Please choose a topic.',
      message: 'Please enter a message.',
    },
    values: typed,
  })
  expect(await refusal(contact(db, { ...message, message: 'x'.repeat(5_001) }))).toMatchObject({ status: 422 })
  expect(await refusal(contact(db, {}))).toMatchObject({ status: 422 })
  expect(await inbox(db)).toEqual([])
})

test('a name cannot smuggle tags or header lines into the mail', async ({ db }) => {
  await aStudioWithEmail(db)
  await contact(db, { ...message, name: 'Ada\r\nBcc: eve@example.com <script>' })
  expect((await outbox(db))[0]?.subject).toBe('A license: message from Ada Bcc: eve@example.com')
})

test('the sixth message within a minute is refused, with everything still in the form', async ({ db }) => {
  for (let n = 0; n < 5; n++) await contact(db, { ...message, message: `message ${n}` })
  expect(await refusal(contact(db, message))).toMatchObject({ status: 429, values: { message: message.message } })
  expect(await contact(db, message, { address: '198.51.100.1' })).toEqual({ sent: true })
  expect(await inbox(db)).toHaveLength(6)
})

test('a studio without a contact email keeps messages and leads, and nothing is mailed for it', async ({ db }) => {
  expect(await contact(db, message)).toEqual({ sent: true })
  expect(await template(db, { email: 'ada@example.com' })).toEqual({ sent: true })
  expect((await inbox(db)).map(({ kind }) => kind).sort()).toEqual(['contact', 'lead'])
  const mails = await outbox(db)
  expect(mails).toMatchObject([{ recipient: 'ada@example.com', replyTo: null, subject: 'Your scoping template' }])
  expect(mails[0]?.plainText).not.toContain('Questions?')
})

test('a program that fills in the trap is thanked and forgotten', async ({ db }) => {
  const trapped = { reference: 'http://spam.example' }
  expect(await contact(db, { ...message, ...trapped })).toEqual({ sent: true })
  expect(await template(db, { email: 'ada@example.com', ...trapped })).toEqual({ sent: true })
  expect([await inbox(db), await outbox(db)]).toEqual([[], []])
})

test('a message sent twice by a double click is one message', async ({ db }) => {
  await aStudioWithEmail(db)
  await contact(db, message)
  expect(await contact(db, message)).toEqual({ sent: true })
  expect([await inbox(db), await outbox(db)].map((rows) => rows.length)).toEqual([1, 1])
})

test('when the mail cannot be written, the message is not kept either', async ({ db }) => {
  const brand = { ...defaultBrand, contactEmail: 'nobody' }
  const receive = inTransaction(db, (tx) => receiveMessage(tx, brand, messageForm.parse(message), '/contact'))
  await expect(receive).rejects.toThrow('no proper address')
  expect(await inbox(db)).toEqual([])
})

test('who asks for the template gets a mail with a link, and the studio hears of the lead', async ({ db }) => {
  await aStudioWithEmail(db)
  // a copy of the page that a browser kept still has the box for news, which there are none of
  expect(await template(db, { email: 'ada@example.com', wantsGuides: 'yes' })).toEqual({ sent: true })
  expect(await inbox(db)).toMatchObject([
    { kind: 'lead', email: 'ada@example.com', pagePath: '/get-template', message: '' },
  ])
  const [toVisitor, toStudio] = (await outbox(db)).sort((a, b) => a.recipient.localeCompare(b.recipient))
  expect(toVisitor).toMatchObject({ recipient: 'ada@example.com', subject: 'Your scoping template' })
  expect(toVisitor?.plainText).toMatch(/http:\/\/harbor\.test\/download\/[\w-]+\.[\w-]+/)
  expect(toStudio).toMatchObject({ recipient: studioEmail, replyTo: 'ada@example.com' })
})

test("nobody can fill a stranger's mailbox", async ({ db }) => {
  const ask = (n: number) => template(db, { email: 'victim@example.com' }, { address: `198.51.100.${n}` })
  for (const n of [1, 2, 3]) await ask(n)
  expect(await refusal(ask(4))).toMatchObject({ status: 429 })
})
