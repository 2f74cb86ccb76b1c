import type { Database } from '~/platform/database/database.server'
import { listDeliverableMails } from '~test/deliverable-mails'
import { callRoute, testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { confirmEmail } from './commands.server'
import { action as callAuth, loader as readAuth } from './routes/api-auth'
import { loader as readSession } from './routes/api-session'

const ada = { email: 'ada@example.com', password: 'Passage7Tide' }

interface Reply {
  status: number
  message: string
  body: Record<string, unknown> & { user?: Record<string, unknown> | null }
  cookies: string[]
  cookie: string
}

async function read(answer: Response): Promise<Reply> {
  const body = await answer.json()
  const cookies = answer.headers.getSetCookie()
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ')
  return { status: answer.status, message: body?.error?.message ?? '', body, cookies, cookie }
}

async function post(
  db: Database,
  path: string,
  json: unknown = {},
  { cookie = '', address = '203.0.113.7', env = {} } = {},
) {
  const call = { params: { '*': path }, json, headers: { cookie }, address, env }
  return read(await callRoute(callAuth, db, { path: `/api/auth/${path}`, ...call }))
}

const signUp = (db: Database, form: object = ada, more = {}) => post(db, 'sign-up/email', form, more)
const signIn = (db: Database, form: object = ada, more = {}) => post(db, 'sign-in/email', form, more)
const session = async (db: Database, cookie: string) =>
  read(await callRoute(readSession, db, { path: '/api/session', headers: { cookie } }))

const mails = (db: Database) => listDeliverableMails(db)

async function confirm(db: Database) {
  const [mail] = await mails(db)
  const token = /confirmation\/(\S+)/.exec(mail?.plainText ?? '')?.[1] ?? ''
  await confirmEmail(db, testEnvironment(), { token, password: ada.password, address: '203.0.113.7' })
}

test('whoever signs up confirms the address by one mail, then signs in, and is known', async ({ db }) => {
  const up = await signUp(db, { ...ada, email: ' Ada@Example.com ' })
  expect(up).toMatchObject({ status: 200, cookies: [], body: { user: { email: ada.email, emailVerified: false } } })
  expect(await signIn(db)).toMatchObject({
    status: 403,
    message: 'Please check your email and click the confirmation link before signing in.',
  })
  expect(await mails(db)).toMatchObject([{ recipient: ada.email, subject: 'Confirm your email for Studio' }])
  await confirm(db)
  const signedIn = await signIn(db)
  expect(signedIn).toMatchObject({ status: 200, body: { user: { email: ada.email } } })
  expect(await session(db, signedIn.cookie)).toMatchObject({
    body: { user: { id: expect.any(String), email: ada.email, full_name: '', is_admin: false } },
  })
})

test('a second sign-up and an unknown address are told as they are', async ({ db }) => {
  await signUp(db)
  expect(await signUp(db)).toMatchObject({
    status: 409,
    message: 'An account with this email already exists. Please sign in instead.',
  })
  expect(await signIn(db, { ...ada, email: 'eve@example.com' })).toMatchObject({
    status: 404,
    message: 'No account found with this email. Please sign up first.',
  })
  expect(await signIn(db, { ...ada, password: 'Wr0ngPass' })).toMatchObject({
    status: 401,
    message: 'Incorrect email or password. Please check your credentials and try again.',
  })
})

test('who is signed in cannot sign up with the same address', async ({ db }) => {
  await signUp(db)
  await confirm(db)
  const { cookie } = await signIn(db)
  expect(await signUp(db, ada, { cookie })).toMatchObject({
    status: 409,
    message: 'You are already signed in with this account.',
  })
})

test.for([
  [{ ...ada, email: 'ada' }, 'Please enter a valid email address.'],
  [{ password: ada.password }, 'Please enter a valid email address.'],
  [{ ...ada, password: 12345678 }, 'Password must be a string'],
  [{ email: ada.email }, 'Password must be a string'],
  [
    { ...ada, password: 'ä' },
    'Password must be at least 8 characters long Password must contain at least one lowercase letter (a-z) Password must contain at least one uppercase letter (A-Z) Password must contain at least one number (0-9) Password contains invalid characters. Only letters, numbers, and @$!%*?&# are allowed',
  ],
] as const)('a sign-up with %j is refused', async ([form, message], { db }) => {
  expect(await signUp(db, form)).toMatchObject({ status: 422, message })
})

test('signing in needs a password', async ({ db }) => {
  expect(await signIn(db, { ...ada, password: '' })).toMatchObject({ status: 422, message: 'Password is required.' })
})

test('the fourth sign-up and the sixth sign-in of an address in five minutes are refused, right or wrong', async ({
  db,
}) => {
  for (let n = 0; n < 3; n++) await signUp(db, { ...ada, email: n % 2 ? 'ADA@example.com' : ada.email })
  expect(await signUp(db)).toMatchObject({ status: 429, message: 'Too many signup attempts. Please try again later.' })
  await confirm(db)
  for (let n = 0; n < 5; n++) expect((await signIn(db, { ...ada, password: 'Wr0ngPass' })).status).toBe(401)
  expect(await signIn(db)).toMatchObject({
    status: 429,
    message: 'Too many login attempts. Please try again later.',
  })
  expect((await signUp(db, { ...ada, email: 'grace@example.com' })).status).toBe(200)
})

test('whoever tries one address after the other is stopped too', async ({ db }) => {
  for (let n = 0; n < 50; n++) await signIn(db, { ...ada, email: `user-${n}@example.com` })
  expect(await signIn(db, { ...ada, email: 'other@example.com' })).toMatchObject({
    status: 429,
    message: 'Too many login attempts. Please wait a moment before trying again.',
  })
  expect((await signIn(db, ada, { address: '198.51.100.9' })).status).toBe(404)
})

test('the cookie is for this site alone, out of reach of scripts, and names the product', async ({ db }) => {
  await signUp(db)
  await confirm(db)
  const { cookies } = await signIn(db)
  expect(cookies).toHaveLength(1)
  expect(cookies[0]).toMatch(/^studio-auth\.session_token=\S+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
})

test('on https the cookie travels on https only', async ({ db }) => {
  const env = { ORIGIN: 'https://harbor.test' }
  await signUp(db, ada, { env })
  await confirm(db)
  expect((await signIn(db, ada, { env })).cookies[0]).toMatch(
    /^__Secure-studio-auth\.session_token=\S+; .*HttpOnly; Secure; SameSite=Lax$/,
  )
})

test('no answer holds the token of a session', async ({ db }) => {
  await signUp(db)
  await confirm(db)
  const { cookie, body } = await signIn(db)
  const known = await read(
    await callRoute(readAuth, db, {
      params: { '*': 'get-session' },
      path: '/api/auth/get-session',
      headers: { cookie },
    }),
  )
  expect(known.body).toMatchObject({ session: { id: expect.any(String) }, user: { email: ada.email } })
  const { token } = await db.selectFrom('sessions').select('token').executeTakeFirstOrThrow()
  expect(cookie).toContain(token)
  expect(JSON.stringify([body, known.body])).not.toContain(token)
})

test('signing out ends this session, signing out everywhere all of them', async ({ db }) => {
  await signUp(db)
  await confirm(db)
  const [here, there, third] = [await signIn(db), await signIn(db), await signIn(db)]
  const out = await post(db, 'sign-out', {}, { cookie: here.cookie })
  expect(out).toMatchObject({ status: 200, body: { success: true } })
  expect(out.cookies[0]).toContain('Max-Age=0')
  expect((await session(db, here.cookie)).body.user).toBeNull()
  expect((await session(db, there.cookie)).body.user).not.toBeNull()
  await post(db, 'revoke-sessions', {}, { cookie: there.cookie })
  expect((await session(db, third.cookie)).body.user).toBeNull()
})

test('a session in use is renewed, in the database and in the browser', async ({ db }) => {
  await signUp(db)
  await confirm(db)
  const { cookie } = await signIn(db)
  expect((await session(db, cookie)).cookies).toEqual([])
  const inTwoDays = new Date(Date.now() + 2 * 86_400_000)
  await db.updateTable('sessions').set({ expiresAt: inTwoDays }).execute()
  expect((await session(db, cookie)).cookies[0]).toContain('Max-Age=2592000')
  const { expiresAt } = await db.selectFrom('sessions').select('expiresAt').executeTakeFirstOrThrow()
  expect(expiresAt.getTime()).toBeGreaterThan(inTwoDays.getTime())
})

test('a forged or foreign cookie is nobody', async ({ db }) => {
  await signUp(db)
  await confirm(db)
  const { cookie } = await signIn(db)
  expect((await session(db, cookie.replace(/.{3}$/, 'abc'))).body.user).toBeNull()
  expect((await session(db, 'studio-auth.session_token=nonsense')).body.user).toBeNull()
})

test.for([
  'update-user',
  'delete-user',
  'change-email',
  'change-password',
  'list-sessions',
  'verify-email',
  'reset-password',
  'request-password-reset',
  'send-verification-email',
  'sign-in/social',
  'link-social',
  'list-accounts',
  'get-access-token',
  'constructor',
])('the call %s of the library is not there', async (path, { db }) => {
  expect((await post(db, path)).status).toBe(404)
})

test('an unconfirmed address gets another link only after an hour', async ({ db }) => {
  await signUp(db)
  await signIn(db)
  expect(await mails(db)).toHaveLength(1)
  const before = new Date(Date.now() - 61 * 60_000)
  await db.updateTable('profiles').set({ createdAt: before }).execute()
  await signIn(db)
  await signIn(db)
  expect(await mails(db)).toHaveLength(2)
})

test('when the mail cannot be written there is no account either', async ({ db }) => {
  await db.schema
    .alterTable('outboxMails')
    .addColumn('missing', 'text', (column) => column.notNull())
    .execute()
  await expect(signUp(db)).rejects.toThrow('missing')
  expect(await db.selectFrom('profiles').select('id').execute()).toEqual([])
})
