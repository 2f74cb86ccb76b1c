import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { issueAgentToken } from '~/wings/site/accounts/agent-tokens.commands.server'
import { listAgentTokensForUser } from '~/wings/site/accounts/agent-tokens.queries.server'
import { listDeliverableMails } from '~test/deliverable-mails'
import { testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { findPasswordResetAccount, requestPasswordReset, resetPassword, signUp } from './commands.server'
import { aProfile } from './fixtures'
import {
  changePassword,
  confirmEmailChange,
  deleteAccount,
  endOwnSession,
  requestEmailChange,
} from './own-account.commands.server'
import { findAccountByEmail, listSessions } from './queries.server'
import { endSessions, touchSession } from './session.commands.server'
import { signIn } from './sign-in/sign-in.server'
import { verifyIdentity } from './verify-identity.server'

const env = testEnvironment()
const address = '203.0.113.7'
const ada = { email: 'ada@example.com', password: 'Passage7Tide', name: 'Ada' }
const minutes = (count: number) => new Date(Date.now() + count * 60_000)

/** Ada with a confirmed address, signed in `times` times; answers her sessions, the oldest first. */
async function adaWithSessions(db: Database, times = 1) {
  const { id } = await signUp(db, env, ada)
  await db.updateTable('profiles').set({ emailVerified: true }).where('id', '=', id).execute()
  for (let time = 0; time < times; time++) await signIn(db, env, { headers: new Headers(), address }, ada)
  return (await db.selectFrom('sessions').selectAll().where('userId', '=', id).orderBy('createdAt').execute()).map(
    (session) => ({ ...session }),
  )
}

async function firstOf<Row>(rows: Promise<Row[]>) {
  const [row] = await rows
  if (!row) throw new Error('There is no row.')
  return row
}

const mails = (db: Database) => listDeliverableMails(db)
const subjects = async (db: Database, recipient: string) =>
  (await mails(db)).filter((mail) => mail.recipient === recipient).map(({ subject }) => subject)

async function newEmailToken(db: Database, recipient: string) {
  const text = (await mails(db)).filter((mail) => mail.recipient === recipient).at(-1)?.plainText ?? ''
  return /\/account\/email\/(\S+)/.exec(text)?.[1] ?? ''
}

test('a new password asks for the present one, ends all other sessions, keeps this one and says so by mail', async ({
  db,
}) => {
  const [here] = await adaWithSessions(db, 3)
  if (!here) throw new Error('no session')
  const proof = { session: here, address, password: 'Wr0ngOne' }
  await expect(changePassword(db, proof, 'N3wPassageway')).rejects.toThrow('Incorrect current password.')
  expect(await listSessions(db, here.userId)).toHaveLength(3)
  await changePassword(db, { ...proof, password: ada.password }, 'N3wPassageway')
  expect((await listSessions(db, here.userId)).map(({ id }) => id)).toEqual([here.id])
  expect(await subjects(db, ada.email)).toContain('Your Studio password was changed')
  const caller = { headers: new Headers(), address }
  await expect(signIn(db, env, caller, ada)).rejects.toThrow('Incorrect email or password.')
  await signIn(db, env, caller, { ...ada, password: 'N3wPassageway' })
})

test('a new password, also by mail, ends the tokens of one’s agents, and of nobody else’s', async ({ db }) => {
  const session = await firstOf(adaWithSessions(db))
  const { id: eve } = await aProfile(db)
  const namesOf = async (id: string) => (await listAgentTokensForUser(db, id)).map(({ name }) => name)
  for (const id of [session.userId, eve]) await issueAgentToken(db, id, 'Laptop')
  await changePassword(db, { session, address, password: ada.password }, 'N3wPassageway')
  expect([await namesOf(session.userId), await namesOf(eve)]).toEqual([[], ['Laptop']])
  await issueAgentToken(db, session.userId, 'Desktop')
  await requestPasswordReset(db, env, ada.email)
  const text = (await mails(db)).find(({ subject }) => subject === 'Reset your password for Studio')?.plainText ?? ''
  const token = /\/account\/password\/(\S+)/.exec(text)?.[1] ?? ''
  await resetPassword(db, env, { token, password: 'An0therPassage' })
  expect([await namesOf(session.userId), await namesOf(eve)]).toEqual([[], ['Laptop']])
})

test('whoever found the screen open cannot guess the password there either', async ({ db }) => {
  const session = await firstOf(adaWithSessions(db))
  for (let n = 0; n < 5; n++) await verifyIdentity(db, { session, address, password: `Gue55${n}abc` }).catch(() => {})
  await expect(verifyIdentity(db, { session, address, password: ada.password })).rejects.toThrow('Too many attempts.')
})

test('who has no password must have signed in just now', async ({ db }) => {
  const session = await firstOf(adaWithSessions(db))
  await db.deleteFrom('signInMethods').where('userId', '=', session.userId).execute()
  expect(await verifyIdentity(db, { session, address, password: '' })).toMatchObject({ email: ada.email })
  await expect(verifyIdentity(db, { session, address, password: '' }, minutes(16))).rejects.toThrow(
    'Sign out, sign in again',
  )
})

test('a new address counts once whoever asked for it opens its mail, and the old one hears of it', async ({ db }) => {
  const session = await firstOf(adaWithSessions(db))
  const proof = { session, address, password: ada.password }
  await requestEmailChange(db, env, { proof, email: 'ada@new.example' })
  expect(await findAccountByEmail(db, ada.email)).toBeDefined()
  expect(await subjects(db, 'ada@new.example')).toEqual(['Confirm your new email for Studio'])
  const token = await newEmailToken(db, 'ada@new.example')
  const { userId } = session
  for (const asker of [undefined, (await aProfile(db)).id])
    await expect(confirmEmailChange(db, env, { token, userId: asker })).rejects.toMatchObject({
      status: 403,
      message: `Sign in as ${ada.email} first, then open this link again.`,
    })
  expect(await findAccountByEmail(db, ada.email)).toBeDefined()
  await confirmEmailChange(db, env, { token, userId })
  expect(await findAccountByEmail(db, ada.email)).toBeUndefined()
  expect(await findAccountByEmail(db, 'ada@new.example')).toMatchObject({ id: session.userId, emailVerified: true })
  expect(await subjects(db, ada.email)).toContain('Your Studio email was changed')
  await expect(confirmEmailChange(db, env, { token, userId })).rejects.toThrow()
})

test('the link for a new address works for a day, once, and not for an address that somebody else has', async ({
  db,
}) => {
  const session = await firstOf(adaWithSessions(db))
  const proof = { session, address, password: ada.password }
  await requestEmailChange(db, env, { proof, email: 'one@new.example' })
  const token = await newEmailToken(db, 'one@new.example')
  const one = { token, userId: session.userId }
  await expect(confirmEmailChange(db, env, one, minutes(24 * 60 + 1))).rejects.toThrow('has expired')
  await expect(confirmEmailChange(db, env, { ...one, token: `${token}x` })).rejects.toThrow('has expired')
  await signUp(db, env, { email: 'one@new.example', password: 'Passage7Tide', name: '' })
  await expect(confirmEmailChange(db, env, one)).rejects.toThrow('Another account already uses this email address.')
  await expect(requestEmailChange(db, env, { proof, email: 'one@new.example' })).rejects.toThrow('Another account')
  await expect(requestEmailChange(db, env, { proof, email: ada.email })).rejects.toThrow(
    'This is already your email address.',
  )
})

test('whoever signs up with the address while it is being changed keeps it, and the other one is told', async ({
  db,
}) => {
  const session = await firstOf(adaWithSessions(db))
  await requestEmailChange(db, env, { proof: { session, address, password: ada.password }, email: 'one@new.example' })
  const token = await newEmailToken(db, 'one@new.example')
  // in the middle: after the look whether the address is free, before it is written
  await sql`create function sign_up_meanwhile() returns trigger language plpgsql as
    $$ begin insert into profiles (email) values ('one@new.example'); return new; end $$`.execute(db)
  await sql`create trigger meanwhile before update of email on profiles for each row
    execute function sign_up_meanwhile()`.execute(db)
  const change = inTransaction(db, (tx) => confirmEmailChange(tx, env, { token, userId: session.userId }))
  await expect(change).rejects.toMatchObject({
    status: 409,
    message: 'Another account already uses this email address.',
  })
  expect(await findAccountByEmail(db, ada.email)).toMatchObject({ id: session.userId })
})

test('a link for a new password that was mailed to a former address opens nothing any more', async ({ db }) => {
  const session = await firstOf(adaWithSessions(db))
  await requestPasswordReset(db, env, ada.email)
  const text = (await mails(db)).find(({ subject }) => subject === 'Reset your password for Studio')?.plainText ?? ''
  const reset = /\/account\/password\/(\S+)/.exec(text)?.[1] ?? ''
  expect(await findPasswordResetAccount(db, env, reset)).toMatchObject({ id: session.userId })
  await requestEmailChange(db, env, { proof: { session, address, password: ada.password }, email: 'ada@new.example' })
  const token = await newEmailToken(db, 'ada@new.example')
  await confirmEmailChange(db, env, { token, userId: session.userId })
  expect(await findPasswordResetAccount(db, env, reset)).toBeUndefined()
  const stolen = resetPassword(db, env, { token: reset, password: 'Stranger1' })
  await expect(stolen).rejects.toMatchObject({ status: 409 })
  await signIn(db, env, { headers: new Headers(), address }, { ...ada, email: 'ada@new.example' })
})

test('sessions end one by one, but nobody ends those of others', async ({ db }) => {
  const [first, second] = await adaWithSessions(db, 2)
  if (!first || !second) throw new Error('no sessions')
  const stranger = await signUp(db, env, { email: 'eve@example.com', password: 'Passage7Tide', name: '' })
  await expect(endOwnSession(db, stranger.id, first.id)).rejects.toMatchObject({ status: 404 })
  await endOwnSession(db, first.userId, first.id)
  await expect(endOwnSession(db, first.userId, first.id)).rejects.toMatchObject({ status: 404 })
  expect((await listSessions(db, first.userId)).map(({ id }) => id)).toEqual([second.id])
  expect(await endSessions(db, first.userId)).toBe(1)
})

test('when a session was last seen is known to ten minutes, without a write for every look', async ({ db }) => {
  const session = await firstOf(adaWithSessions(db))
  const seenAt = async () => (await firstOf(listSessions(db, session.userId))).updatedAt
  await touchSession(db, session, minutes(9))
  expect(await seenAt()).toEqual(session.updatedAt)
  await touchSession(db, session, minutes(11))
  expect((await seenAt()).getTime()).toBeGreaterThan(session.updatedAt.getTime() + 600_000)
})

test('the last admin cannot delete the account, the last but one can', async ({ db }) => {
  const { userId } = await firstOf(adaWithSessions(db))
  const account = { id: userId, email: ada.email }
  await db.insertInto('adminUsers').values({ userId }).execute()
  await expect(deleteAccount(db, account)).rejects.toThrow('The last admin cannot be removed')
  const other = await signUp(db, env, { email: 'grace@example.com', password: 'Passage7Tide', name: '' })
  await db.insertInto('adminUsers').values({ userId: other.id }).execute()
  await deleteAccount(db, account)
  expect(await findAccountByEmail(db, ada.email)).toBeUndefined()
  expect(await subjects(db, ada.email)).toContain('Your Studio account was deleted')
  expect(await listSessions(db, userId)).toEqual([])
})
