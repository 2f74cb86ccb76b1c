import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { recordErrorReport } from '~/platform/errors/error-monitor.commands.server'
import { countErrorReports, listErrorReports } from '~/platform/errors/error-reports.commands.server'
import { enqueue } from '~/platform/jobs/enqueue.server'
import { deliverMailJob } from '~/platform/mail/jobs.server'
import { countFailedMails, findMail, listMails } from '~/platform/mail/outbox.commands.server'
import { aPost } from '~/wings/content/blog/fixtures'
import { aProductFileRow } from '~/wings/shop/downloads/fixtures'
import { anOrder } from '~/wings/shop/orders/fixtures'
import { aProduct } from '~/wings/shop/products/fixtures'
import { aPictureRow } from '~/wings/site/media/fixtures'
import { testAdmin as ada, callAsAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { backOfficeApi } from './api.server'
import { buildAttentionItems } from './attention-items'
import { findDashboardAttention } from './dashboard-attention.server'
import { clearErrors, restoreErrors, retryMails } from './maintenance.commands.server'

const clearing = endpoint(backOfficeApi, '/cleared-errors')
const search = endpoint(backOfficeApi, '/search')
const testMail = endpoint(backOfficeApi, '/test-mail')
const testMailState = endpoint(backOfficeApi, '/test-mail/:mailId')

async function aMail(db: Database, mail: { attempts?: number; lastError?: string; sentAt?: Date } = {}) {
  const { id } = await db
    .insertInto('outboxMails')
    .values({ cause: randomUUID(), recipient: 'zoe@example.com', subject: 'Hello', html: '', plainText: '', ...mail })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const report = (kind: 'error' | 'slow' = 'error') => ({
  source: 'server' as const,
  kind,
  reference: 'r',
  message: 'It broke',
})
const actions = async (db: Database) =>
  (await db.selectFrom('auditEntries').select('action').execute()).map(({ action }) => action).sort()

test('the list of errors is cleared and brought back, but never more than was cleared then', async ({ db }) => {
  await recordErrorReport(db, report())
  const { clearedAt: earlier } = await clearErrors(db, ada, new Date('2026-01-01'))
  await recordErrorReport(db, report('slow'))
  const { count, clearedAt } = await clearErrors(db, ada)
  expect([count, await listErrorReports(db)]).toEqual([1, []])
  expect(await restoreErrors(db, ada, clearedAt)).toEqual({ count: 1 })
  expect((await listErrorReports(db)).map(({ kind }) => kind)).toEqual(['slow'])
  await restoreErrors(db, ada, earlier)
  expect(await countErrorReports(db, new Date(0))).toEqual({ errors: 1, repeatedlySlow: 0 })
  expect(await actions(db)).toEqual(['errors.brought-back', 'errors.brought-back', 'errors.cleared', 'errors.cleared'])
})

test('an empty list is cleared without a word in the log', async ({ db }) => {
  expect(await clearErrors(db, ada)).toMatchObject({ count: 0 })
  expect(await actions(db)).toEqual([])
})

test('clearing over HTTP: a moment that is none is refused', async ({ db }) => {
  const call = (method: string, json: unknown) => callAsAdmin(clearing, db, { method, json })
  expect((await call('POST', {})).status).toBe(200)
  expect((await call('DELETE', { clearedAt: 'yesterday' })).status).toBe(422)
  expect((await call('PATCH', {})).status).toBe(405)
})

test('mails are listed by how their delivery stands', async ({ db }) => {
  const waiting = await aMail(db)
  const failed = await aMail(db, { attempts: 8, lastError: '550 No such user' })
  const sent = await aMail(db, { attempts: 1, sentAt: new Date() })
  const idsOf = async (state?: 'waiting' | 'failed' | 'sent') =>
    (await listMails(db, { state }, {}, 50)).rows.map(({ id }) => id)
  expect([await idsOf('waiting'), await idsOf('failed'), await idsOf('sent')]).toEqual([[waiting], [failed], [sent]])
  expect(await idsOf()).toHaveLength(3)
  expect(await countFailedMails(db)).toBe(1)
})

test('a test mail goes to the admin who asks for it, and the log knows', async ({ db }) => {
  const sent = await (await callAsAdmin(testMail, db, { method: 'POST' })).json()
  expect(sent).toEqual({ mailId: expect.any(String), to: ada.email, hasMailServer: false })
  const { rows } = await listMails(db, {}, {}, 50)
  expect(rows).toMatchObject([{ recipient: ada.email, subject: 'Test email from Studio' }])
  expect(await actions(db)).toEqual(['test-mail.sent'])
})

test('what became of a test mail is answered with the reason of the mail server', async ({ db }) => {
  const stateOf = (mailId: string) => callAsAdmin(testMailState, db, { method: 'GET', params: { mailId } })
  const bodyOf = async (mailId: string) => (await stateOf(mailId)).json()
  expect(await bodyOf(await aMail(db))).toEqual({ state: 'waiting', reason: '' })
  expect(await bodyOf(await aMail(db, { attempts: 1, sentAt: new Date() }))).toMatchObject({ state: 'sent' })
  const failed = await aMail(db, { attempts: 1, lastError: 'Invalid login: 535' })
  expect(await bodyOf(failed)).toEqual({ state: 'failed', reason: 'Invalid login: 535' })
  expect((await stateOf(randomUUID())).status).toBe(404)
})

test('a mail that was given up is tried again at once with all its tries; one that has left is not', async ({ db }) => {
  const failed = await aMail(db, { attempts: 8, lastError: '550 No such user' })
  const sent = await aMail(db, { sentAt: new Date() })
  expect(await retryMails(db, ada, [failed, sent, randomUUID()])).toEqual({ count: 1 })
  expect(await findMail(db, testEnvironment(), failed)).toMatchObject({ attempts: 0, sentAt: null })
  expect(await jobs(db)).toEqual([{ id: failed, state: 'created', isDue: true }])
  expect(await actions(db)).toEqual(['mail.retried'])
})

test('a mail that waits for its next try does not wait any longer', async ({ db }) => {
  const id = await aMail(db, { attempts: 3, lastError: 'connect ECONNREFUSED' })
  await enqueue(db, deliverMailJob, { mailId: id }, { id, startAfter: new Date(Date.now() + 3_600_000) })
  expect(await jobs(db)).toMatchObject([{ isDue: false }])
  await retryMails(db, ada, [id])
  expect(await jobs(db)).toEqual([{ id, state: 'created', isDue: true }])
})

async function jobs(db: Database) {
  const { rows } = await sql`select id, state, start_after <= now() as is_due from pgboss.job`.execute(db)
  return rows
}

test('a quiet studio needs nobody', async ({ db }) => {
  const attention = await findDashboardAttention(db)
  expect(buildAttentionItems(attention)).toEqual([])
  expect(attention).toMatchObject({ scheduled: [], drafts: [], incomplete: [], lastActions: [] })
})

test('an operation that was slow once or twice needs nobody; the third time it is named, once', async ({ db }) => {
  const items = async () => buildAttentionItems(await findDashboardAttention(db))
  for (const message of ['GET /tools', 'GET /tools', 'GET /blog'])
    await recordErrorReport(db, { ...report('slow'), message })
  expect(await items()).toEqual([])
  await recordErrorReport(db, { ...report('slow'), message: 'GET /tools' })
  expect(await items()).toMatchObject([{ count: 1, path: '/admin/settings/errors?kind=slow' }])
})

test('the dashboard names what waits, the most pressing first', async ({ db }) => {
  const now = new Date('2026-03-02T12:00:00Z')
  const on = (day: string) => new Date(`${day}T09:00:00Z`)
  await aMail(db, { attempts: 8, lastError: '550' })
  await db.insertInto('inboxMessages').values({ kind: 'lead', email: 'zoe@example.com', pagePath: '/' }).execute()
  await aPost(db, { title: 'Later', publishedAt: on('2026-03-09'), description: 'Says' })
  await aPost(db, { title: 'Next', publishedAt: on('2026-03-03'), description: 'Says' })
  await aPost(db, { title: 'Bare', publishedAt: on('2026-01-01') })
  await aPost(db, { title: 'Old draft', publishedAt: null, updatedAt: on('2026-01-01') })
  await aPost(db, { title: 'Draft', publishedAt: null, updatedAt: on('2026-03-01') })
  await aPost(db, { title: 'Gone', publishedAt: null, deletedAt: on('2026-03-01') })
  const attention = await findDashboardAttention(db, now)
  const titles = (posts: { title: string }[]) => posts.map(({ title }) => title)
  expect(buildAttentionItems(attention).map(({ singular, count }) => [singular, count])).toEqual([
    ['email could not be delivered', 1],
    ['message is unread', 1],
    ['deleted post can be restored', 1],
  ])
  expect(titles(attention.scheduled)).toEqual(['Next', 'Later'])
  expect(titles(attention.drafts)).toEqual(['Draft', 'Old draft'])
  expect(attention.incomplete.find(({ title }) => title === 'Bare')?.lacks).toEqual(['a cover image', 'a description'])
  expect(attention.incomplete.find(({ title }) => title === 'Next')?.lacks).toEqual(['a cover image'])
})

test('the dashboard names orders in trouble, reviews to decide on and products that nobody can download', async ({
  db,
}) => {
  const product = await aProduct(db, { name: 'Bare' })
  await aProductFileRow(db, { productId: (await aProduct(db, { name: 'Whole' })).id })
  await aProduct(db, { name: 'Not on sale', publishedAt: null })
  await anOrder(db, { productId: product.id, paymentIssue: 'Another amount was paid.' })
  const disputed = await anOrder(db, { productId: product.id, status: 'disputed' })
  const review = { productId: product.id, orderId: disputed.id, stars: 5, title: 'Fine', authorName: 'Zoe' }
  await db.insertInto('reviews').values(review).execute()
  const attention = await findDashboardAttention(db)
  expect(buildAttentionItems(attention).map(({ path, count }) => [path, count])).toEqual([
    ['/admin/orders?status=fault', 1],
    ['/admin/orders?status=disputed', 1],
    ['/admin/review-moderation', 1],
  ])
  expect(attention.withoutFiles).toEqual([{ id: product.id, title: 'Bare' }])
})

test('the palette finds posts, other pages and pictures by the beginnings of the words in their names', async ({
  db,
}) => {
  const draft = await aPost(db, { title: 'Pricing a first release', publishedAt: null })
  await aPost(db, { title: 'Pricing, thrown away', publishedAt: null, deletedAt: new Date() })
  const { id } = await aProduct(db, { slug: 'kit', name: 'Kit for pricing' })
  const page = {
    id,
    kind: 'product',
    path: '/tools/kit',
    title: 'Kit for pricing',
    publishedAt: new Date(),
  }
  await db.insertInto('pages').values(page).execute()
  const picture = await aPictureRow(db, { fileName: 'pricing-table.png' })
  const find = async (q: string) => {
    const answer = await callAsAdmin(search, db, { path: `/?${new URLSearchParams({ q })}` })
    return (await answer.json()).results
  }
  expect(await find('pric')).toEqual([
    { id: draft.id, kind: 'post', title: draft.title, description: 'Draft', path: `/admin/blog/edit/${draft.id}` },
    {
      id: page.id,
      kind: 'product',
      title: page.title,
      description: 'Published',
      path: `/admin/products/edit/${page.id}`,
    },
    {
      id: picture.id,
      kind: 'picture',
      title: 'pricing-table.png',
      description: 'pricing-table.png',
      path: '/admin/media?q=pricing-table.png',
    },
  ])
  expect(await find('release fir')).toHaveLength(1)
  for (const q of ['', ' ', "'", '& | !', 'x'.repeat(5_000)]) expect(await find(q)).toEqual([])
})
