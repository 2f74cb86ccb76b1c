import { randomUUID } from 'node:crypto'
import { aStudioWithEmail } from '~/wings/site/settings/fixtures'
import { everyFormField } from '~test/every-block'
import { callRoute } from '~test/route-call'
import { expect, test } from '~test/test'
import { aPublishedLandingPage } from './fixtures'
import { action } from './routes/landing-page'

const form = everyFormField()
const filledIn = {
  intent: 'form',
  'field-1-your-name': 'Ada',
  'field-2-e-mail': 'Ada@Example.com',
  'field-3-how-many-rooms': 'One',
  'field-4-what-should-be-different': 'The bell.\nAnd the light.',
}

type Db = Parameters<typeof callRoute>[1]

async function send(db: Db, sent: Record<string, string>, blocks = [form]) {
  await aStudioWithEmail(db)
  const { slug } = await aPublishedLandingPage(db, { slug: `page-${randomUUID()}`, blocks })
  return { slug, reply: await callRoute(action, db, { path: `/${slug}`, params: { slug }, form: sent }) }
}

const messages = (db: Db) =>
  db.selectFrom('inboxMessages').select(['kind', 'email', 'subject', 'message', 'pagePath']).execute()

test('what a visitor writes into a form of a page reaches the inbox, and the studio by mail', async ({ db }) => {
  const { slug, reply } = await send(db, { ...filledIn, 'field-5-call-me-back': 'yes' })
  expect(reply).toEqual({ intent: 'form', done: 'It has arrived.' })
  const message =
    'Your name: Ada\nE-mail: ada@example.com\nHow many rooms?: One\nWhat should be different?: The bell.\nAnd the light.\nCall me back: Yes'
  const subject = 'Tell us about your rooms'
  expect(await messages(db)).toEqual([
    { kind: 'lead', email: 'ada@example.com', subject, message, pagePath: `/${slug}` },
  ])
  const mail = await db.selectFrom('outboxMails').select(['replyTo', 'subject', 'plainText']).executeTakeFirstOrThrow()
  expect(mail).toMatchObject({ replyTo: 'ada@example.com', subject: `New lead: ${subject}` })
  expect(mail.plainText).toContain(`/${slug}`)
})

test('what is wrong is said beside its field, and everything typed comes back', async ({ db }) => {
  const sent = { ...filledIn, 'field-1-your-name': ' ', 'field-2-e-mail': 'ada', 'field-3-how-many-rooms': 'Nine' }
  expect((await send(db, sent)).reply).toMatchObject({
    init: { status: 422 },
    data: {
      fieldErrors: {
        'field-1-your-name': 'Please fill this in.',
        'field-2-e-mail': 'Please enter a valid email address.',
        'field-3-how-many-rooms': 'Please choose an option.',
      },
      values: sent,
    },
  })
  expect(await messages(db)).toEqual([])
})

test('a form is checked as it is stored: other fields are not taken, and a question that changed is asked again', async ({
  db,
}) => {
  const { reply } = await send(db, { ...filledIn, 'field-6-role': 'admin', message: 'and more' })
  expect(reply).toMatchObject({ done: 'It has arrived.' })
  expect(JSON.stringify(await messages(db))).not.toMatch(/admin|and more/)
  const [name] = form.fields
  const changed = { ...form, fields: name ? [{ ...name, label: 'Your company' }] : [] }
  expect((await send(db, filledIn, [changed])).reply).toMatchObject({ init: { status: 422 } })
})

test('a box that must be ticked, a form without an address', async ({ db }) => {
  const terms = { label: 'I agree', type: 'checkbox' as const, isRequired: true, choices: [] }
  const block = { ...form, fields: [terms] }
  const missing = { fieldErrors: { 'field-1-i-agree': 'Please check this box.' } }
  expect((await send(db, { intent: 'form' }, [block])).reply).toMatchObject({ data: missing })
  await send(db, { intent: 'form', 'field-1-i-agree': 'yes' }, [block])
  expect(await messages(db)).toMatchObject([{ email: '', message: 'I agree: Yes' }])
})

test('what a program fills in is dropped without a word', async ({ db }) => {
  expect((await send(db, { ...filledIn, reference: 'http://spam.example' })).reply).toMatchObject({ intent: 'form' })
  expect(await messages(db)).toEqual([])
})

test('a form that is on no page is not found', async ({ db }) => {
  await expect(send(db, { ...filledIn, intent: 'another' })).rejects.toMatchObject({ init: { status: 404 } })
})

test('five messages a minute from one address are enough', async ({ db }) => {
  const { slug } = await aPublishedLandingPage(db, { slug: 'booking', blocks: [form] })
  const again = () => callRoute(action, db, { path: `/${slug}`, params: { slug }, form: filledIn })
  for (let sent = 0; sent < 5; sent++) await again()
  expect(await again()).toMatchObject({ init: { status: 429 }, data: { values: filledIn } })
})
