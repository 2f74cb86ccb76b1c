import { vi } from 'vitest'
import type { Database } from '~/platform/database/database.server'
import { log } from '~/platform/monitoring/log.server'
import { callRoute, testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { adminGuard } from '../admin-guard.server'
import { signUp } from '../commands.server'
import { aProfile } from '../fixtures'
import { beginSession } from '../session.commands.server'
import { signIn } from './sign-in.server'

const env = testEnvironment()
const email = 'ada@example.com'
const address = '203.0.113.7'

const tryOut = (db: Database, password: string, from = address) =>
  signIn(db, env, { headers: new Headers(), address: from }, { email, password }).catch(() => {})

const entries = (db: Database) =>
  db
    .selectFrom('auditEntries')
    .select(['action', 'subject', 'subjectTitle', 'after', 'actorEmail'])
    .orderBy('happenedAt')
    .execute()

test('failed sign-ins leave lines in the log and entries that name neither account nor network', async ({ db }) => {
  const lines = vi.spyOn(log, 'info').mockImplementation(() => {})
  await tryOut(db, 'Wr0ngOne')
  await signUp(db, env, { email, password: 'Passage7Tide', name: '' })
  for (let tries = 0; tries < 3; tries++) await tryOut(db, 'Wr0ngOne')
  await tryOut(db, 'Passage7Tide')
  await tryOut(db, 'Passage7Tide')
  const written = JSON.stringify(lines.mock.calls)
  lines.mockRestore()
  const kept = await entries(db)
  const reasons = ['AccountNotFound', 'WrongPassword', 'EmailNotConfirmed', 'DomainError']
  expect(kept.map(({ subjectTitle }) => subjectTitle)).toEqual(reasons)
  expect(new Set(kept.map(({ subject }) => subject)).size).toBe(1)
  expect(kept[0]).toMatchObject({
    action: 'sign-in.failed',
    actorEmail: 'nobody',
    subject: expect.stringMatching(/^account:[\w-]{16}$/),
  })
  for (const text of [written, JSON.stringify(kept)])
    for (const secret of [email, address, 'Wr0ngOne']) expect(text).not.toContain(secret)
  expect(written.match(/somebody was refused/g)).toHaveLength(6)
})

test('the hashes are keyed: another site’s say nothing about them', async ({ db }) => {
  await tryOut(db, 'Wr0ngOne')
  const other = testEnvironment({ SECRET: 'another secret of another site' })
  await signIn(db, other, { headers: new Headers(), address }, { email, password: 'Wr0ngOne' }).catch(() => {})
  const [one, two] = await entries(db)
  expect(one?.after).not.toEqual(two?.after)
})

test('who is refused by the guard leaves a trace, once an hour for the same', async ({ db }) => {
  const eve = await aProfile(db, 'eve@example.com')
  const [cookie = ''] = await beginSession(db, env, new Headers(), eve.id)
  const ask = (method: string, headers = {}) =>
    Promise.resolve(
      callRoute((args: Parameters<typeof adminGuard>[0]) => adminGuard(args, async () => expect.fail('in')), db, {
        path: '/admin',
        method,
        headers,
        address,
      }),
    ).catch(() => {})
  for (const method of ['GET', 'DELETE', 'DELETE']) await ask(method, { cookie: cookie.split(';')[0] })
  await ask('GET')
  const kept = await entries(db)
  expect(kept.map(({ action, subjectTitle, subject }) => [action, subjectTitle, subject.split(':')[0]])).toEqual([
    ['admin.refused', 'looking', 'account'],
    ['admin.refused', 'changing', 'account'],
    ['admin.refused', 'looking', 'network'],
  ])
  expect(JSON.stringify(kept)).not.toContain('eve@example.com')
})
