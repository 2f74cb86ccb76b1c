import type { Database } from '~/platform/database/database.server'
import { listDeliverableMails } from '~test/deliverable-mails'
import { enrollAuthenticatorApp } from '~test/enroll-second-factors'
import { testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { totpCode } from '~test/totp-code'
import { signUp } from '../commands.server'
import { changePassword } from '../own-account.commands.server'
import { listSessions } from '../queries.server'
import { signIn } from '../sign-in/sign-in.server'
import {
  regenerateRecoveryCodes,
  removeAuthenticatorApp,
  startAuthenticatorAppSetup,
} from './authenticator-app.commands.server'
import { signInWithCode } from './sign-in.commands.server'
import { verifyTwoFactorCode } from './verify-code.commands.server'

const env = testEnvironment()
const address = '203.0.113.7'
const form = { email: 'ada@example.com', password: 'Passage7Tide' }
const at = (seconds: number) => new Date(Date.now() + seconds * 1_000)
const WRONG = 'This code is incorrect or was already used.'

async function ada(db: Database) {
  const { id } = await signUp(db, env, { ...form, name: 'Ada' })
  await db.updateTable('profiles').set({ emailVerified: true }).where('id', '=', id).execute()
  return { id, email: form.email }
}

const knock = (db: Database, cookie = '') => signIn(db, env, { headers: new Headers({ cookie }), address }, form)

/** Gives the first factor; answers the caller whose browser is asked for a code. */
async function halfWay(db: Database) {
  const { cookies, needsCode } = await knock(db)
  expect(needsCode).toBe(true)
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ')
  return { headers: new Headers({ cookie }), address }
}

const sessionOf = (db: Database) => db.selectFrom('sessions').selectAll().executeTakeFirst()

test('a password signs in by itself until an authenticator app has shown its first code', async ({ db }) => {
  const owner = await ada(db)
  await startAuthenticatorAppSetup(db, env, owner)
  expect(await knock(db)).toMatchObject({ needsCode: false })
})

test('with an app the password begins no session, and the code of the app does', async ({ db }) => {
  const owner = await ada(db)
  const { secret } = await enrollAuthenticatorApp(db, env, owner, { now: at(-60) })
  const caller = await halfWay(db)
  expect(await listSessions(db, owner.id)).toEqual([])
  await signInWithCode(db, env, caller, ` ${totpCode(secret).replace(/.../, '$& ')} `.trim())
  expect(await sessionOf(db)).toMatchObject({ userId: owner.id, hasSecondFactor: true })
})

test('the secret is not in the database as apps know it', async ({ db }) => {
  const { secret } = await enrollAuthenticatorApp(db, env, await ada(db))
  const { sealedSecret } = await db.selectFrom('authenticatorApps').select('sealedSecret').executeTakeFirstOrThrow()
  expect(sealedSecret).not.toContain(secret)
})

test('each code of an app is good for one time, also the one that turned it on, and none before it', async ({ db }) => {
  const owner = await ada(db)
  const now = new Date()
  const { secret } = await enrollAuthenticatorApp(db, env, owner, { now })
  await expect(verifyTwoFactorCode(db, env, owner, totpCode(secret, now), now)).rejects.toThrow(WRONG)
  const next = new Date(now.getTime() + 30_000)
  await verifyTwoFactorCode(db, env, owner, totpCode(secret, next), next)
  await expect(verifyTwoFactorCode(db, env, owner, totpCode(secret, next), next)).rejects.toThrow(WRONG)
  await expect(verifyTwoFactorCode(db, env, owner, totpCode(secret, now), next)).rejects.toThrow(WRONG)
})

test.for([
  [-61, false],
  [-30, true],
  [0, true],
  [30, true],
  [61, false],
] as const)('the clock of a phone may be off by half a minute: %i seconds', async ([off, isTaken], { db }) => {
  const owner = await ada(db)
  const now = new Date('2026-03-01T12:00:15Z')
  const { secret } = await enrollAuthenticatorApp(db, env, owner, { now: new Date('2026-03-01T11:00:00Z') })
  const code = totpCode(secret, new Date(now.getTime() + off * 1_000))
  const tried = await verifyTwoFactorCode(db, env, owner, code, now).then(
    () => true,
    () => false,
  )
  expect(tried).toBe(isTaken)
})

test('a recovery code lets its owner in once, and a mail says how many are left', async ({ db }) => {
  const owner = await ada(db)
  const { recoveryCodes } = await enrollAuthenticatorApp(db, env, owner)
  const [code = ''] = recoveryCodes
  expect(new Set(recoveryCodes)).toHaveLength(10)
  await signInWithCode(db, env, await halfWay(db), code.toUpperCase().replace('-', ' '))
  expect(await listSessions(db, owner.id)).toHaveLength(1)
  await expect(signInWithCode(db, env, await halfWay(db), code)).rejects.toThrow(WRONG)
  const told = (await listDeliverableMails(db)).filter(({ subject }) => subject.startsWith('A recovery code'))
  expect(told.map(({ plainText }) => plainText)).toEqual([expect.stringContaining('You have 9 left')])
})

test('recovery codes of somebody else, and those of before, are of no use', async ({ db }) => {
  const owner = await ada(db)
  const { recoveryCodes: before } = await enrollAuthenticatorApp(db, env, owner)
  const codes = await regenerateRecoveryCodes(db, env, owner.id)
  await expect(verifyTwoFactorCode(db, env, owner, before[0] ?? '')).rejects.toThrow(WRONG)
  const eve = { id: crypto.randomUUID(), email: 'eve@example.com' }
  await expect(verifyTwoFactorCode(db, env, eve, codes[0] ?? '')).rejects.toThrow(WRONG)
  await verifyTwoFactorCode(db, env, owner, codes[0] ?? '')
})

test('a code alone opens nothing: without the first factor in the same browser it is not even looked at', async ({
  db,
}) => {
  const { secret } = await enrollAuthenticatorApp(db, env, await ada(db), { now: at(-60) })
  const stranger = { headers: new Headers(), address }
  await expect(signInWithCode(db, env, stranger, totpCode(secret))).rejects.toThrow('Your sign-in timed out.')
})

test('a password that was changed meanwhile ends what was begun with the one before', async ({ db }) => {
  const owner = await ada(db)
  await knock(db)
  const session = await sessionOf(db)
  if (!session) throw new Error('no session')
  const { secret } = await enrollAuthenticatorApp(db, env, owner, { now: at(-60), sessionId: session.id })
  const caller = await halfWay(db)
  await changePassword(db, { session, address, password: form.password }, 'N3wPassageway')
  await expect(signInWithCode(db, env, caller, totpCode(secret))).rejects.toThrow('Your sign-in timed out.')
})

test('wrong codes are counted: the sixth within five minutes is refused, also when it is right', async ({ db }) => {
  const { secret } = await enrollAuthenticatorApp(db, env, await ada(db), { now: at(-60) })
  const caller = await halfWay(db)
  for (let tries = 0; tries < 5; tries++) await expect(signInWithCode(db, env, caller, '000000')).rejects.toThrow(WRONG)
  await expect(signInWithCode(db, env, caller, totpCode(secret))).rejects.toThrow('Too many attempts')
})

test('turning an app on ends the other sessions, and turning it off the recovery codes', async ({ db }) => {
  const owner = await ada(db)
  for (let time = 0; time < 3; time++) await knock(db)
  const session = await sessionOf(db)
  await enrollAuthenticatorApp(db, env, owner, { sessionId: session?.id })
  expect((await listSessions(db, owner.id)).map(({ id }) => id)).toEqual([session?.id])
  await removeAuthenticatorApp(db, { userId: owner.id })
  expect(await db.selectFrom('recoveryCodes').selectAll().execute()).toEqual([])
  expect(await knock(db)).toMatchObject({ needsCode: false })
})

test('whose password is known to somebody who guesses codes hears of it, once a day', async ({ db }) => {
  await enrollAuthenticatorApp(db, env, await ada(db))
  const caller = await halfWay(db)
  const guess = (from: number) =>
    signInWithCode(db, env, { ...caller, address: `203.0.113.${from}` }, '000000').catch(() => {})
  const warnings = async () =>
    (await listDeliverableMails(db)).filter(({ subject }) => subject.startsWith('Someone may know'))
  for (let tries = 0; tries < 4; tries++) await guess(tries)
  expect(await warnings()).toEqual([])
  for (let tries = 4; tries < 9; tries++) await guess(tries)
  expect(await warnings()).toHaveLength(1)
})

test('fifty codes a day are tried at an account, from wherever they come', async ({ db }) => {
  await enrollAuthenticatorApp(db, env, await ada(db))
  const caller = await halfWay(db)
  const outcomes = []
  for (let tries = 0; tries < 51; tries++) {
    const from = { ...caller, address: `198.51.100.${tries}` }
    outcomes.push(await signInWithCode(db, env, from, '000000').catch(({ status }) => status))
  }
  expect(outcomes).toEqual([...Array(50).fill(422), 429])
})
