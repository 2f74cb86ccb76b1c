import type { Database } from '~/platform/database/database.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { endpoint } from '~test/endpoint'
import { callRoute, testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { adminGuard } from './admin-guard.server'
import { upsertAdmin } from './admins.commands.server'
import { sessionsApi } from './api.server'
import { aProfile, aSession } from './fixtures'
import { loader as readSession } from './routes/api-session'
import { beginSession, sessionContext } from './session.commands.server'

const endSessions = endpoint(sessionsApi, '/')

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
const root = { id: null, email: 'root' }

async function signedIn(db: Database, userId: string, before = '') {
  const [cookie = ''] = await beginSession(db, testEnvironment(), new Headers({ cookie: before }), userId)
  return cookie.split(';')[0] ?? ''
}

async function who(db: Database, cookie: string) {
  const answer = await callRoute(readSession, db, { path: '/api/session', headers: { cookie } })
  return ((await answer.json()) as { user: { email: string } | null }).user?.email
}

const passes = async (db: Database, cookie: string) => {
  const ask = (args: Parameters<typeof adminGuard>[0]) => adminGuard(args, async () => new Response('in'))
  const answer = await Promise.resolve(callRoute(ask, db, { path: '/admin', headers: { cookie } })).catch(
    (thrown) => thrown,
  )
  return (answer as Response).status === 200
}

const age = (db: Database, { seen, begun }: { seen: number; begun: number }) =>
  db
    .updateTable('sessions')
    .set({ updatedAt: hoursAgo(seen), createdAt: hoursAgo(begun) })
    .execute()

test('whoever signs in again leaves the session that came along behind', async ({ db }) => {
  const [ada, bob] = [await aProfile(db), await aProfile(db)]
  const first = await signedIn(db, ada.id)
  const elsewhere = await signedIn(db, ada.id)
  const second = await signedIn(db, bob.id, first)
  expect(await who(db, first)).toBeUndefined()
  expect([await who(db, elsewhere), await who(db, second)]).toEqual([ada.email, bob.email])
})

test('a cookie that somebody made up ends no session', async ({ db }) => {
  const ada = await aProfile(db)
  const cookie = await signedIn(db, ada.id)
  await signedIn(db, ada.id, `${cookie.slice(0, -6)}AAAAAA`)
  expect(await who(db, cookie)).toBe(ada.email)
})

test.for([
  [{ seen: 11.9, begun: 6.9 * 24 }, true],
  [{ seen: 12.1, begun: 13 }, false],
  [{ seen: 25, begun: 26 }, false],
  [{ seen: 0, begun: 7.1 * 24 }, false],
] as const)('the session of an admin, hours since it was seen and begun: %j', async ([hours, isAlive], { db }) => {
  const { id } = await upsertAdmin(db, root, { email: 'ada@example.com' })
  const cookie = await signedIn(db, id)
  await age(db, hours)
  expect(await who(db, cookie)).toBe(isAlive ? 'ada@example.com' : undefined)
  expect(await passes(db, cookie)).toBe(isAlive)
  expect(await db.selectFrom('sessions').select('id').execute()).toHaveLength(isAlive ? 1 : 0)
})

test('who is no admin stays signed in, and is renewed while they come back', async ({ db }) => {
  const ada = await aProfile(db)
  const cookie = await signedIn(db, ada.id)
  await age(db, { seen: 25 * 24, begun: 60 * 24 })
  await db
    .updateTable('sessions')
    .set({ expiresAt: hoursAgo(-5 * 24) })
    .execute()
  expect(await who(db, cookie)).toBe(ada.email)
  const { expiresAt } = await db.selectFrom('sessions').select('expiresAt').executeTakeFirstOrThrow()
  expect(expiresAt > hoursAgo(-29 * 24)).toBe(true)
})

test('an admin who works is not idle', async ({ db }) => {
  const { id } = await upsertAdmin(db, root, { email: 'ada@example.com' })
  const cookie = await signedIn(db, id)
  await age(db, { seen: 11, begun: 24 })
  expect(await passes(db, cookie)).toBe(true)
  const { updatedAt } = await db.selectFrom('sessions').select('updatedAt').executeTakeFirstOrThrow()
  expect(updatedAt > hoursAgo(0.1)).toBe(true)
})

test('an admin ends the sessions of anybody, and the audit log knows', async ({ db }) => {
  const by = await upsertAdmin(db, root, { email: 'ada@example.com' })
  const eve = await aProfile(db, 'eve@example.com')
  const cookies = [await signedIn(db, eve.id), await signedIn(db, eve.id)]
  const own = await signedIn(db, by.id)
  const end = (json: object) =>
    callRoute(
      (args: Parameters<typeof endSessions>[0]) => {
        args.context.set(adminContext, { id: by.id, email: 'ada@example.com' })
        args.context.set(sessionContext, aSession(by.id))
        return endSessions(args)
      },
      db,
      { method: 'DELETE', json },
    )
  expect((await end({ email: 'nobody@example.com' })).status).toBe(404)
  expect((await end({ email: 'not an address' })).status).toBe(422)
  expect(await (await end({ email: ' EVE@example.com ' })).json()).toEqual({ ended: 2 })
  for (const cookie of cookies) expect(await who(db, cookie)).toBeUndefined()
  expect(await who(db, own)).toBe('ada@example.com')
  const entries = await db
    .selectFrom('auditEntries')
    .select(['action', 'subjectTitle', 'actorEmail', 'after'])
    .where('action', '=', 'account.signed-out')
    .execute()
  expect(entries).toEqual([
    {
      action: 'account.signed-out',
      subjectTitle: 'eve@example.com',
      actorEmail: 'ada@example.com',
      after: { sessions: 2 },
    },
  ])
})
