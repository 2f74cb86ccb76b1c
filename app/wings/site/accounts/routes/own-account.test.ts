import type { Database } from '~/platform/database/database.server'
import { issueAgentToken } from '~/wings/site/accounts/agent-tokens.commands.server'
import { listAgentTokensForUser } from '~/wings/site/accounts/agent-tokens.queries.server'
import { listDeliverableMails } from '~test/deliverable-mails'
import { enrollAuthenticatorApp, enrollPasskey } from '~test/enroll-second-factors'
import { testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { callAsUser } from '~test/user-request'
import { aProfile } from '../fixtures'
import { findAccountById, listSessions, listSignInMethods } from '../queries.server'
import { beginSession } from '../session.commands.server'
import { isCorrectPassword, setPassword } from '../sign-in/password.commands.server'
import { hashPassword } from '../sign-in/password-hash.server'
import { action as changeProfile, loader as profile } from './account-profile'
import { action as changeSecurity, loader as security } from './account-security'

const env = testEnvironment()
const password = 'Passage7Tide'
const longAgo = { authenticatedAt: new Date(Date.now() - 60 * 60_000) }

type Person = Awaited<ReturnType<typeof aProfile>>

/** Somebody with a password, and with this one where it is asked for. */
async function withPassword(db: Database, person: Person) {
  await setPassword(db, person.id, await hashPassword(password))
  return person
}

/** Somebody with three sessions, and an agent; answers the session that asks. */
async function signedInThrice(db: Database) {
  const mara = await aProfile(db)
  for (let times = 0; times < 3; times++) await beginSession(db, env, new Headers(), mara.id)
  await issueAgentToken(db, mara.id, 'Robin')
  const [here, other] = await listSessions(db, mara.id)
  if (!here || !other) throw new Error('Nobody is signed in.')
  return { mara, here, other }
}

const sessionsOf = async (db: Database, { id }: Person) => (await listSessions(db, id)).map((session) => session.id)
const waysOf = async (db: Database, { id }: Person) =>
  (await listSignInMethods(db, id)).map(({ providerId }) => providerId).sort()
const mailed = async (db: Database) =>
  (await listDeliverableMails(db)).map(({ recipient, subject }) => [recipient, subject])

test('somebody’s own name is saved, on one line', async ({ db }) => {
  const [mara, ben] = [await aProfile(db), await aProfile(db)]
  const call = (name: string) => callAsUser(changeProfile, db, mara, { form: { intent: 'name', name } })
  const names = async () => {
    const rows = await db.selectFrom('profiles').select(['id', 'fullName']).execute()
    return [mara, ben].map(({ id }) => rows.find((row) => row.id === id)?.fullName)
  }
  expect(await call(' Mara Lind ')).toEqual({ intent: 'name', done: 'Name saved.' })
  expect(await names()).toEqual(['Mara Lind', ''])
  expect(await call('Mara\nLind')).toMatchObject({
    data: { fieldErrors: { name: 'Please enter your name on one line.' } },
    init: { status: 422 },
  })
  expect(await names()).toEqual(['Mara Lind', ''])
})

test('another address is asked for with the password, and a mail goes there', async ({ db }) => {
  const mara = await withPassword(db, await aProfile(db))
  const call = (form: object) => callAsUser(changeProfile, db, mara, { form: { intent: 'email', ...form } })
  const wrong = { password: 'Wr0ngOne', email: 'Mara@New.example' }
  expect(await call(wrong)).toMatchObject({
    data: { formError: 'Incorrect current password.' },
    init: { status: 403 },
  })
  expect(await call({ password, email: 'nobody' })).toMatchObject({
    data: { fieldErrors: { email: expect.anything() } },
    init: { status: 422 },
  })
  expect(await mailed(db)).toEqual([])
  expect(await call({ ...wrong, password })).toEqual({
    intent: 'email',
    done: 'We sent a confirmation link to mara@new.example. Your email changes when you open it.',
  })
  expect(await mailed(db)).toEqual([['mara@new.example', expect.anything()]])
  expect((await findAccountById(db, mara.id))?.email).toBe(mara.email)
})

test('the screen of the own account knows whether there is a password', async ({ db }) => {
  const mara = await aProfile(db)
  const seen = { email: mara.email, name: '' }
  expect(await callAsUser(profile, db, mara)).toEqual({ ...seen, hasPassword: false })
  await withPassword(db, mara)
  expect(await callAsUser(profile, db, mara)).toEqual({ ...seen, hasPassword: true })
})

test('a new password takes the place of the present one, and ends the other sessions and tokens', async ({ db }) => {
  const { mara, here } = await signedInThrice(db)
  await db
    .insertInto('signInMethods')
    .values({ ...credential(mara), password: await hashPassword(password) })
    .execute()
  const call = (form: object) =>
    callAsUser(changeSecurity, db, mara, { form: { intent: 'password', ...form } }, { id: here.id, ...longAgo })
  const newPassword = 'N3wPassageway'
  expect(await call({ password: 'Wr0ngOne', newPassword })).toMatchObject({ init: { status: 403 } })
  expect(await call({ password, newPassword: 'short' })).toMatchObject({
    data: { fieldErrors: { newPassword: expect.anything() } },
    init: { status: 422 },
  })
  expect(await sessionsOf(db, mara)).toHaveLength(3)
  expect(await call({ password, newPassword })).toEqual({
    intent: 'password',
    done: 'Password changed. You were signed out of all other sessions, and your agent tokens were revoked.',
  })
  const account = await findAccountById(db, mara.id)
  expect(account && (await isCorrectPassword(account, newPassword))).toBe(true)
  expect([await sessionsOf(db, mara), await listAgentTokensForUser(db, mara.id)]).toEqual([[here.id], []])
})

const credential = ({ id }: Person) => ({ userId: id, providerId: 'credential', accountId: id })

test('a provider is disconnected by whoever signed in just now, and the last way in stays', async ({ db }) => {
  const { mara, here } = await signedInThrice(db)
  for (const providerId of ['google', 'github'])
    await db.insertInto('signInMethods').values({ userId: mara.id, providerId, accountId: mara.id }).execute()
  const call = (provider: string, session = {}) =>
    callAsUser(...([changeSecurity, db, mara, { form: { intent: `unlink:${provider}`, provider } }] as const), {
      id: here.id,
      ...session,
    })
  expect(await call('google', longAgo)).toMatchObject({ init: { status: 403 } })
  expect(await call('myspace')).toMatchObject({
    data: { fieldErrors: { provider: 'Sign-in method not found.' } },
    init: { status: 422 },
  })
  expect(await waysOf(db, mara)).toEqual(['github', 'google'])
  expect(await call('google')).toEqual({ intent: 'unlink:google', done: 'Google disconnected.' })
  expect([await waysOf(db, mara), await sessionsOf(db, mara)]).toEqual([['github'], [here.id]])
  expect(await call('github')).toMatchObject({ init: { status: 409 } })
  expect(await waysOf(db, mara)).toEqual(['github'])
})

test('somebody ends one of their sessions, all others, or all', async ({ db }) => {
  const { mara, here, other } = await signedInThrice(db)
  const stranger = await signedInThrice(db)
  const call = (form: { intent: string; sessionId?: string }) =>
    callAsUser(changeSecurity, db, mara, { form: { ...form } }, { id: here.id })
  const end = (sessionId: string) => call({ intent: `end:${sessionId}`, sessionId })

  expect(await end(stranger.here.id)).toMatchObject({ init: { status: 404 } })
  expect(await end('last')).toMatchObject({
    data: { fieldErrors: { sessionId: 'Session not found.' } },
    init: { status: 422 },
  })
  expect(await call({ intent: 'forget' })).toMatchObject({ init: { status: 400 } })
  expect(await sessionsOf(db, mara)).toHaveLength(3)
  expect(await end(other.id)).toEqual({ intent: `end:${other.id}`, done: 'Session ended.' })
  expect(await sessionsOf(db, mara)).toHaveLength(2)
  expect(await call({ intent: 'end-others' })).toEqual({ intent: 'end-others', done: '1 session ended.' })
  expect(await sessionsOf(db, mara)).toEqual([here.id])
  await beginSession(db, env, new Headers(), mara.id)
  expect(await call({ intent: 'end-all' })).toEqual({ intent: 'end-all', done: '2 sessions ended.' })
  expect(await sessionsOf(db, mara)).toEqual([])
  expect(await sessionsOf(db, stranger.mara)).toHaveLength(3)
})

test('the screen of security shows the ways in, the second factors and which session is this one', async ({ db }) => {
  const { mara, here, other } = await signedInThrice(db)
  await signedInThrice(db)
  const look = () => callAsUser(security, db, mara, {}, { id: other.id })
  const seen = await look()
  expect(seen).toMatchObject({ email: mara.email, isAdmin: false, methods: [] })
  expect(seen.factors).toEqual({ passkeys: [], appSince: null, codesLeft: 0 })
  expect(seen.sessions).toHaveLength(3)
  expect(seen.sessions.filter(({ isThis }) => isThis)).toMatchObject([{ id: other.id }])

  await db.insertInto('signInMethods').values({ userId: mara.id, providerId: 'google', accountId: mara.id }).execute()
  await enrollAuthenticatorApp(db, env, mara, { sessionId: here.id })
  await enrollPasskey(db, env, mara, here.id)
  const { factors, methods } = await look()
  expect(methods).toMatchObject([{ providerId: 'google' }])
  expect(factors).toMatchObject({ passkeys: [{ name: 'Laptop' }], appSince: expect.any(Date), codesLeft: 10 })
})
