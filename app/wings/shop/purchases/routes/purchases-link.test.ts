import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { anOrder } from '~/wings/shop/orders/fixtures'
import { listDeliverableMails } from '~test/deliverable-mails'
import { callRoute, testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { sendPurchasesLink } from '../commands.server'
import { findCustomerBySession } from '../queries.server'
import { loader as look, action as open } from './purchases-link'
import { loader as sentBack, action as signOut } from './purchases-sign-out'

async function aLink(db: Database, email = 'zoe@example.com') {
  await anOrder(db, { email })
  await sendPurchasesLink(db, { email, requestId: randomUUID() }, testEnvironment())
  const text = (await listDeliverableMails(db)).at(-1)?.plainText ?? ''
  return { token: /\/purchases\/([\w-]{43})/.exec(text)?.[1] ?? '' }
}

async function opened(db: Database, params: { token: string }) {
  const answer = await callRoute(open, db, { params, form: {} })
  if (!(answer instanceof Response)) throw new Error('Nothing was opened.')
  const cookie = answer.headers.get('set-cookie') ?? ''
  return { answer, cookie, session: /^studio-purchases=([\w-]{43});/.exec(cookie)?.[1] ?? '' }
}

test('the link of a customer opens their purchases when its button is pressed, once', async ({ db }) => {
  const params = await aLink(db)
  const looked = async (token = params.token) => (await callRoute(look, db, { params: { token } })) as Looked
  const works = await looked()
  expect(works).toMatchObject({ data: { state: 'valid' }, init: { status: 200 } })
  const headers = new Headers(works.init?.headers)
  expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer'])

  const { answer, cookie, session } = await opened(db, params)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/purchases'])
  expect([answer.headers.get('cache-control'), answer.headers.get('referrer-policy')]).toEqual([
    ...['no-store', 'no-referrer'],
  ])
  expect(cookie).toMatch(/Max-Age=7200; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(await findCustomerBySession(db, session)).toMatchObject({ email: 'zoe@example.com' })

  expect(await looked()).toMatchObject({ data: { state: 'expired' }, init: { status: 410 } })
  expect(await looked('x'.repeat(43))).toMatchObject({ data: { state: 'unknown' }, init: { status: 404 } })
  expect(await callRoute(open, db, { params, form: {} })).toMatchObject({
    data: { formError: expect.stringContaining('already been used') },
    init: { status: 409 },
  })
  expect(await db.selectFrom('purchaseSessions').select('tokenHash').execute()).toHaveLength(1)
})

type Looked = Awaited<ReturnType<typeof look>>

test('signing out ends the session that came along and no other', async ({ db }) => {
  const [zoe, yan] = [await opened(db, await aLink(db)), await opened(db, await aLink(db, 'yan@example.com'))]
  const leave = (cookie: string) => callRoute(signOut, db, { method: 'POST', headers: { cookie } })
  expect((await leave('')).status).toBe(302)
  expect(await findCustomerBySession(db, zoe.session)).toBeDefined()
  const left = await leave(`studio-purchases=${zoe.session}`)
  expect([left.status, left.headers.get('location'), left.headers.get('cache-control')]).toEqual([
    ...[302, '/purchases', 'no-store'],
  ])
  expect(left.headers.get('set-cookie')).toMatch(/^studio-purchases=; Max-Age=0;/)
  expect(await findCustomerBySession(db, zoe.session)).toBeUndefined()
  expect(await findCustomerBySession(db, yan.session)).toMatchObject({ email: 'yan@example.com' })
})

test('whoever opens the address of signing out is sent to their purchases', async ({ db }) => {
  const answer = callRoute(sentBack, db)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/purchases'])
})
