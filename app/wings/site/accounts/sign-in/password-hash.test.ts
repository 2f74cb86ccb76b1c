import { hashPassword as libraryHash } from 'better-auth/crypto'
import type { Database } from '~/platform/database/database.server'
import { testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { aProfile } from '../fixtures'
import { hashPassword, needsRehash, verifyPassword } from './password-hash.server'
import { signIn } from './sign-in.server'

const password = 'Passage7Tide'
const hashOf = (db: Database) => db.selectFrom('signInMethods').select('password').executeTakeFirstOrThrow()

test('a hash opens with its password only, and no two are alike', async () => {
  const [one, two] = [await hashPassword(password), await hashPassword(password)]
  expect(one).not.toBe(two)
  expect(one).toMatch(/^scrypt:\d+:[\w-]{22}:[\w-]{43}$/)
  expect(needsRehash(one)).toBe(false)
  expect(await verifyPassword({ hash: one, password })).toBe(true)
  expect(await verifyPassword({ hash: one, password: 'Passage7tide' })).toBe(false)
})

test('a hash of before is taken up when its password is proved, and ends nothing', async ({ db }) => {
  const { id, email } = await aProfile(db, 'ada@example.com')
  const old = await libraryHash(password)
  expect(needsRehash(old)).toBe(true)
  await db
    .insertInto('signInMethods')
    .values({ userId: id, providerId: 'credential', accountId: id, password: old })
    .execute()
  const caller = { headers: new Headers(), address: '203.0.113.7' }
  await expect(signIn(db, testEnvironment(), caller, { email, password: 'Wr0ngOne' })).rejects.toMatchObject({
    status: 401,
  })
  expect((await hashOf(db)).password).toBe(old)
  await signIn(db, testEnvironment(), caller, { email, password })
  const renewed = (await hashOf(db)).password ?? ''
  expect(renewed).toMatch(/^scrypt:/)
  await signIn(db, testEnvironment(), caller, { email, password })
  expect((await hashOf(db)).password).toBe(renewed)
  expect(await db.selectFrom('sessions').select('id').execute()).toHaveLength(2)
})
