import type { Database } from '~/platform/database/database.server'
import { ordersApi } from '~/wings/shop/orders/api.server'
import { loader as exportOrders } from '~/wings/shop/orders/routes/admin-orders-export'
import { callAsAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { enrollAuthenticatorApp, enrollPasskey } from '~test/enroll-second-factors'
import { callRoute, testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { totpCode } from '~test/totp-code'
import { inviteAdmin, removeAdmin, restoreAdmin, upsertAdmin } from './admins.commands.server'
import { adminsApi, ownAccountApi, secondFactorApi } from './api.server'
import { signUp } from './commands.server'
import { aSession } from './fixtures'
import { isRecentlyAuthenticated } from './recent-authentication.server'
import { action as invite } from './routes/admin-admins'
import { type Session, sessionContext } from './session.commands.server'
import { completeFirstFactor } from './sign-in/sign-in.server'
import { createPasskeyAuthenticationOptions } from './two-factor/passkeys.commands.server'
import { listPasskeys } from './two-factor/queries.server'
import { reauthenticate } from './two-factor/reauthenticate.commands.server'
import type { ReauthenticationInput } from './two-factor/two-factor'
import { userContext } from './user-guard.server'

const oneAdmin = endpoint(adminsApi, '/:userId')
const secondFactor = endpoint(secondFactorApi, '/')
const app = endpoint(ownAccountApi, '/authenticator-app')

const env = testEnvironment()
const refund = endpoint(ordersApi, '/:orderId/refund')
const address = '203.0.113.7'
const minutesAgo = (minutes: number) => ({ authenticatedAt: new Date(Date.now() - minutes * 60_000) })
const id = crypto.randomUUID()
const email = 'grace@example.com'

/** What is asked for in the back office, by whoever proved so many minutes ago who they are. */
const asked = {
  'adding an admin': (db: Database, session: object) => callAsAdmin(invite, db, { form: { email } }, session),
  'giving rights back': (db: Database, session: object) =>
    callAsAdmin(oneAdmin, db, { method: 'PUT', params: { userId: id } }, session),
  'taking rights away': (db: Database, session: object) =>
    callAsAdmin(oneAdmin, db, { method: 'DELETE', json: {}, params: { userId: id } }, session),
  'a refund': (db: Database, session: object) =>
    callAsAdmin(refund, db, { method: 'POST', params: { orderId: id } }, session),
  'the rule of second factors': (db: Database, session: object) =>
    callAsAdmin(secondFactor, db, { method: 'PUT', json: { isRequired: true } }, session),
  'ending a second factor': (db: Database, session: object) =>
    callAsAdmin(secondFactor, db, { method: 'DELETE', json: { email } }, session),
}

test.for(Object.entries(asked))('%s asks for a proof of the last ten minutes', async ([, ask], { db }) => {
  const status = (answer: unknown) => {
    const { status: code, init } = answer as { status?: number; init?: { status?: number } }
    return code ?? init?.status
  }
  expect(status(await ask(db, minutesAgo(10.1)))).toBe(403)
  expect(status(await ask(db, minutesAgo(9.9)))).not.toBe(403)
})

test('what programs are told names what is missing', async ({ db }) => {
  const answer = (await asked['a refund'](db, minutesAgo(11))) as Response
  expect(await answer.json()).toMatchObject({ error: { code: 'reauthentication_required' } })
})

test('an export of orders leads to the question and back, and is handed out and noted after it', async ({ db }) => {
  const call = { path: '/admin/orders/export.csv?status=paid' }
  const answer = await callAsAdmin(exportOrders, db, call, minutesAgo(11)).catch((thrown: Response) => thrown)
  expect(answer.headers.get('location')).toBe('/account/confirm?to=%2Fadmin%2Forders%2Fexport.csv%3Fstatus%3Dpaid')
  expect(await db.selectFrom('auditEntries').select('id').execute()).toEqual([])
  expect((await callAsAdmin(exportOrders, db, call)).status).toBe(200)
})

async function adaAndSession(db: Database) {
  const ada = await signUp(db, env, { email: 'ada@example.com', password: 'Passage7Tide', name: '' })
  const session = aSession(ada.id, minutesAgo(60))
  await db
    .insertInto('sessions')
    .values({ ...session, token: session.id })
    .execute()
  return { ada, session }
}

const stored = (db: Database) =>
  db.selectFrom('sessions').select(['authenticatedAt', 'hasSecondFactor']).executeTakeFirstOrThrow()

test('a password proves it again, and makes no second factor', async ({ db }) => {
  const { session } = await adaAndSession(db)
  const asks = { session, address }
  await expect(reauthenticate(db, env, asks, { password: 'Wr0ngOne' })).rejects.toMatchObject({ status: 403 })
  expect((await stored(db)).authenticatedAt).toEqual(session.authenticatedAt)
  const now = new Date()
  await reauthenticate(db, env, asks, { password: 'Passage7Tide' }, now)
  expect(await stored(db)).toEqual({ authenticatedAt: now, hasSecondFactor: false })
})

test('whoever has no password does not make their proof last by sending one', async ({ db }) => {
  const { session } = await adaAndSession(db)
  await db.deleteFrom('signInMethods').execute()
  const asks = { session: { ...session, authenticatedAt: new Date() }, address }
  await expect(reauthenticate(db, env, asks, { password: 'x' })).rejects.toThrow('Your account has no password.')
})

test.for(['code', 'passkey'] as const)('a %s proves it again, and is a second factor', async (kind, { db }) => {
  const { ada, session } = await adaAndSession(db)
  let proof: ReauthenticationInput
  if (kind === 'code') {
    const { secret } = await enrollAuthenticatorApp(db, env, ada, {
      now: new Date(Date.now() - 60_000),
      sessionId: session.id,
    })
    proof = { code: totpCode(secret) }
  } else {
    const device = await enrollPasskey(db, env, ada)
    proof = { passkey: device.answer(await createPasskeyAuthenticationOptions(db, env, `confirm:${ada.id}`, ada.id)) }
  }
  await db.updateTable('sessions').set({ hasSecondFactor: false }).execute()
  const now = new Date()
  await reauthenticate(db, env, { session, address }, proof, now)
  expect(await stored(db)).toEqual({ authenticatedAt: now, hasSecondFactor: true })
})

test('the passkey of somebody else proves nothing', async ({ db }) => {
  const { ada, session } = await adaAndSession(db)
  const bob = await signUp(db, env, { email: 'bob@example.com', password: 'Passage7Tide', name: '' })
  const device = await enrollPasskey(db, env, bob)
  const passkey = device.answer(await createPasskeyAuthenticationOptions(db, env, `confirm:${ada.id}`, ada.id))
  await expect(reauthenticate(db, env, { session, address }, { passkey })).rejects.toThrow('was not accepted')
})

test('whoever becomes an admin is signed out everywhere', async ({ db }) => {
  await adaAndSession(db)
  await upsertAdmin(db, { id: null, email: 'root' }, { email: 'ada@example.com' })
  expect(await db.selectFrom('sessions').select('id').execute()).toEqual([])
})

/** What changes what somebody signs in with. */
const changes = [
  { route: endpoint(ownAccountApi, '/passkeys/options'), method: 'POST' },
  {
    route: endpoint(ownAccountApi, '/passkeys'),
    method: 'POST',
    json: { name: 'Laptop', passkey: { id: 'x', response: {} } },
  },
  { route: endpoint(ownAccountApi, '/passkeys/:passkeyId'), method: 'DELETE', params: { passkeyId: 'x' } },
  { route: app, method: 'POST' },
  { route: app, method: 'PUT', json: { code: '123456' } },
  { route: app, method: 'DELETE' },
  { route: endpoint(ownAccountApi, '/recovery-codes'), method: 'POST' },
]

async function change(db: Database, session: Session, { route, ...call }: (typeof changes)[number]) {
  const asOwner = (args: Parameters<typeof app>[0]) => {
    const { context } = args
    context.set(userContext, { id: session.userId, email: 'ada@example.com', full_name: '', is_admin: true })
    context.set(sessionContext, session)
    return route(args)
  }
  const answer = await callRoute(asOwner, db, call)
  const body = (await answer.json()) as { error?: { code: string } }
  return body.error?.code
}

test('a stolen password sets up no second factor beside the owner’s, and takes none away', async ({ db }) => {
  const { ada, session } = await adaAndSession(db)
  await enrollPasskey(db, env, ada)
  const fresh = { ...session, authenticatedAt: new Date() }
  for (const one of changes) expect(await change(db, fresh, one)).toBe('second_factor_required')
  const given = { ...fresh, hasSecondFactor: true }
  for (const one of changes) expect(await change(db, given, one)).not.toBe('second_factor_required')
})

test('whoever has no second factor yet sets the first one up with a fresh password', async ({ db }) => {
  const { session } = await adaAndSession(db)
  for (const one of changes) expect(await change(db, session, one)).toBe('reauthentication_required')
  const fresh = { ...session, authenticatedAt: new Date() }
  const codes = []
  for (const one of changes) codes.push(await change(db, fresh, one))
  expect(codes).not.toContain('second_factor_required')
  expect(codes).not.toContain('reauthentication_required')
})

test('a wrong proof leaves a trace', async ({ db }) => {
  const { session } = await adaAndSession(db)
  await expect(reauthenticate(db, env, { session, address }, { password: 'Wr0ngOne' })).rejects.toThrow()
  const entries = await db.selectFrom('auditEntries').select(['action', 'subjectTitle']).execute()
  expect(entries).toEqual([{ action: 'reauthentication.failed', subjectTitle: 'password' }])
})

test('who comes from a provider has proved nothing fresh where a password or a passkey could', async ({ db }) => {
  const { ada } = await adaAndSession(db)
  const isFresh = async () =>
    isRecentlyAuthenticated(await db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow())
  await db.deleteFrom('sessions').execute()
  await completeFirstFactor(db, env, new Headers(), ada.id, 'provider')
  expect(await isFresh()).toBe(false)
  await db.deleteFrom('sessions').execute()
  await db.deleteFrom('signInMethods').execute()
  await completeFirstFactor(db, env, new Headers(), ada.id, 'provider')
  expect(await isFresh()).toBe(true)
})

test('whoever becomes an admin keeps no passkey and no provider of before', async ({ db }) => {
  const { ada } = await adaAndSession(db)
  await enrollPasskey(db, env, ada)
  await db.insertInto('signInMethods').values({ userId: ada.id, providerId: 'google', accountId: 'g' }).execute()
  await inviteAdmin(db, env, { id: null, email: 'root' }, 'ada@example.com')
  expect(await listPasskeys(db, ada.id)).toEqual([])
  expect(await db.selectFrom('signInMethods').select('providerId').execute()).toEqual([])
})

test('rights come back by an undo only: within ten minutes, and to nobody who had none', async ({ db }) => {
  const root = { id: null, email: 'root' }
  const { ada } = await adaAndSession(db)
  await expect(restoreAdmin(db, root, ada.id)).rejects.toThrow('This can no longer be undone.')
  await upsertAdmin(db, root, { email: 'ada@example.com' })
  await upsertAdmin(db, root, { email: 'bob@example.com' })
  await removeAdmin(db, root, ada.id)
  const late = new Date(Date.now() + 11 * 60_000)
  await expect(restoreAdmin(db, root, ada.id, late)).rejects.toThrow('This can no longer be undone.')
  expect(await restoreAdmin(db, root, ada.id)).toEqual({ email: 'ada@example.com' })
})
