import type { Database } from '~/platform/database/database.server'
import { issueAgentToken } from '~/wings/site/accounts/agent-tokens.commands.server'
import { listAgentTokensForUser } from '~/wings/site/accounts/agent-tokens.queries.server'
import { testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { aProfile } from '../fixtures'
import { listSessions, listSignInMethods } from '../queries.server'
import { disconnectProvider } from './disconnect-provider.commands.server'
import type { OAuthProviderId } from './oauth-provider'
import { signInWithOAuth } from './oauth-sign-in.commands.server'
import { hashPassword } from './password-hash.server'

const env = testEnvironment()
const address = '203.0.113.7'
const password = 'Passage7Tide'

/** Somebody who came in by each of these once, the latest session first. */
async function whoCameBy(db: Database, providers: OAuthProviderId[], hash?: string) {
  const { id, email } = await aProfile(db)
  if (hash) await db.insertInto('signInMethods').values(credential(id, hash)).execute()
  for (const provider of providers) {
    const stranger = { accountId: `${email} at ${provider}`, email, name: '' }
    await signInWithOAuth(db, env, new Headers(), { provider, stranger })
  }
  const [session] = await db.selectFrom('sessions').selectAll().where('userId', '=', id).execute()
  if (!session) throw new Error('Nobody came in.')
  return { id, email, session }
}

const credential = (userId: string, hash: string) => ({
  userId,
  providerId: 'credential',
  accountId: userId,
  password: hash,
})
const waysOf = async (db: Database, id: string) =>
  (await listSignInMethods(db, id)).map(({ providerId }) => providerId).sort()

test('a provider is disconnected with the present password alone; other sessions and tokens end, and a mail says so', async ({
  db,
}) => {
  const { id, email, session } = await whoCameBy(db, ['google', 'github'], await hashPassword(password))
  await db.insertInto('adminUsers').values({ userId: id }).execute()
  await issueAgentToken(db, id, 'Laptop')
  const wrong = disconnectProvider(db, { session, address, password: 'Wr0ngOne' }, 'google')
  await expect(wrong).rejects.toMatchObject({ status: 403, message: 'Incorrect current password.' })
  expect(await waysOf(db, id)).toEqual(['credential', 'github', 'google'])
  await disconnectProvider(db, { session, address, password }, 'google')
  expect(await waysOf(db, id)).toEqual(['credential', 'github'])
  expect((await listSessions(db, id)).map((one) => one.id)).toEqual([session.id])
  expect(await listAgentTokensForUser(db, id)).toEqual([])
  const mails = await db.selectFrom('outboxMails').select('subject').where('recipient', '=', email).execute()
  expect(mails.map(({ subject }) => subject)).toEqual(['Google was disconnected from your Studio account'])
  const [entry] = await db
    .selectFrom('auditEntries')
    .selectAll()
    .where('action', '=', 'admin.sign-in-disconnected')
    .execute()
  expect(entry).toMatchObject({ actorId: id, subject: `profile:${id}`, before: { provider: 'Google' } })
  const again = disconnectProvider(db, { session, address, password }, 'google')
  await expect(again).rejects.toMatchObject({
    status: 404,
    message: 'Your account is no longer connected to Google.',
  })
})

test('of two providers and no password one can go, whoever signed in just now; the last way in stays', async ({
  db,
}) => {
  const { id, session } = await whoCameBy(db, ['google', 'github'])
  const proof = { session, address, password: '' }
  const later = new Date(Date.now() + 16 * 60_000)
  await expect(disconnectProvider(db, proof, 'google', later)).rejects.toThrow('Sign out, sign in again')
  await disconnectProvider(db, proof, 'google')
  await expect(disconnectProvider(db, proof, 'github')).rejects.toMatchObject({
    status: 409,
    message: 'GitHub is your only sign-in method. Set a password before you disconnect it.',
  })
  expect(await waysOf(db, id)).toEqual(['github'])
})

test('nobody disconnects the provider of somebody else', async ({ db }) => {
  const ada = await whoCameBy(db, ['google'], await hashPassword(password))
  const eve = await whoCameBy(db, ['github'], await hashPassword(password))
  await expect(disconnectProvider(db, { session: eve.session, address, password }, 'google')).rejects.toMatchObject({
    status: 404,
  })
  expect(await waysOf(db, ada.id)).toEqual(['credential', 'google'])
})
