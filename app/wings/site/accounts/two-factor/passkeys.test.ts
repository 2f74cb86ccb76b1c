import type { Database } from '~/platform/database/database.server'
import { enrollAuthenticatorApp, enrollPasskey } from '~test/enroll-second-factors'
import { createPasskeyDevice } from '~test/passkey-device'
import { testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { aProfile, aSession } from '../fixtures'
import {
  addPasskey,
  createPasskeyAuthenticationOptions,
  createPasskeyRegistrationOptions,
  removePasskey,
  renamePasskey,
} from './passkeys.commands.server'
import { listPasskeys } from './queries.server'
import { signInWithPasskey } from './sign-in.commands.server'

const env = testEnvironment()
const caller = { headers: new Headers(), address: '203.0.113.7' }
const REFUSED = 'This passkey was not accepted.'

const asked = (db: Database) => createPasskeyAuthenticationOptions(db, env, 'sign-in')

test('a passkey signs its owner in with both factors, also beside an authenticator app', async ({ db }) => {
  const ada = await aProfile(db)
  await enrollAuthenticatorApp(db, env, ada)
  const device = await enrollPasskey(db, env, ada)
  const { id } = await signInWithPasskey(db, env, caller, device.answer(await asked(db)))
  const sessions = await db.selectFrom('sessions').select(['userId', 'hasSecondFactor']).execute()
  expect([id, sessions]).toEqual([ada.id, [{ userId: ada.id, hasSecondFactor: true }]])
  expect(await listPasskeys(db, ada.id)).toMatchObject([{ name: 'Laptop', lastUsedAt: expect.any(Date) }])
})

test('an answer is good for one time', async ({ db }) => {
  const device = await enrollPasskey(db, env, await aProfile(db))
  const answer = device.answer(await asked(db))
  await signInWithPasskey(db, env, caller, answer)
  await expect(signInWithPasskey(db, env, caller, answer)).rejects.toThrow(REFUSED)
})

test('what another site, a device without its owner, a copied device or a stranger answers is refused', async ({
  db,
}) => {
  const device = await enrollPasskey(db, env, await aProfile(db))
  const first = device.answer(await asked(db), { counter: 7 })
  await signInWithPasskey(db, env, caller, first)
  const wrong = [
    device.answer(await asked(db), { origin: 'https://evil.example' }),
    device.answer(await asked(db), { isUnverified: true }),
    device.answer(await asked(db), { counter: 7 }),
    device.answer({ challenge: Buffer.from('made up').toString('base64url') }),
    createPasskeyDevice(env.ORIGIN).answer(await asked(db)),
    { ...createPasskeyDevice(env.ORIGIN).answer(await asked(db)), id: device.id, rawId: device.id },
  ]
  for (const answer of wrong) await expect(signInWithPasskey(db, env, caller, answer)).rejects.toThrow(REFUSED)
})

test('what was asked for something else, or for somebody else, is refused', async ({ db }) => {
  const [ada, bob] = [await aProfile(db), await aProfile(db)]
  const device = await enrollPasskey(db, env, ada)
  const forConfirming = await createPasskeyAuthenticationOptions(db, env, `confirm:${ada.id}`, ada.id)
  await expect(signInWithPasskey(db, env, caller, device.answer(forConfirming))).rejects.toThrow(REFUSED)
  const made = createPasskeyDevice(env.ORIGIN).make(await createPasskeyRegistrationOptions(db, env, ada))
  const session = { id: crypto.randomUUID(), userId: bob.id }
  await expect(addPasskey(db, env, { session, name: 'Phone', passkey: made })).rejects.toThrow(REFUSED)
})

test('a device that does not look who uses it makes no passkey', async ({ db }) => {
  const ada = await aProfile(db)
  const made = createPasskeyDevice(env.ORIGIN).make(await createPasskeyRegistrationOptions(db, env, ada), {
    isUnverified: true,
  })
  const session = { id: crypto.randomUUID(), userId: ada.id }
  await expect(addPasskey(db, env, { session, name: 'Key', passkey: made })).rejects.toThrow(REFUSED)
})

test('a passkey that was removed signs in no more, and only its owner removes it', async ({ db }) => {
  const [ada, bob] = [await aProfile(db), await aProfile(db)]
  const device = await enrollPasskey(db, env, ada)
  await expect(removePasskey(db, aSession(bob.id), device.id)).rejects.toThrow('This passkey no longer exists.')
  await removePasskey(db, aSession(ada.id), device.id)
  await expect(signInWithPasskey(db, env, caller, device.answer(await asked(db)))).rejects.toThrow(REFUSED)
})

test('a passkey is renamed by its owner only, and the answer names what it was called', async ({ db }) => {
  const [ada, bob] = [await aProfile(db), await aProfile(db)]
  const device = await enrollPasskey(db, env, ada)
  await expect(renamePasskey(db, bob.id, device.id, 'Mine')).rejects.toThrow('This passkey no longer exists.')
  expect(await renamePasskey(db, ada.id, device.id, 'Work laptop')).toEqual({ name: 'Work laptop', before: 'Laptop' })
  expect(await listPasskeys(db, ada.id)).toMatchObject([{ name: 'Work laptop' }])
})

test('of several that are added at once no more than twenty are there', async ({ database: { db } }) => {
  const ada = await aProfile(db)
  const added = await Promise.allSettled(Array.from({ length: 23 }, () => enrollPasskey(db, env, ada)))
  expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  expect(await listPasskeys(db, ada.id)).toHaveLength(20)
})

test('with a passkey goes what it may have opened, and with the last one what a second factor opens', async ({
  db,
}) => {
  const ada = await aProfile(db)
  const device = await enrollPasskey(db, env, ada)
  await signInWithPasskey(db, env, caller, device.answer(await asked(db)))
  await signInWithPasskey(db, env, caller, device.answer(await asked(db)))
  const here = await db.selectFrom('sessions').select('id').executeTakeFirstOrThrow()
  await removePasskey(db, { id: here.id, userId: ada.id }, device.id)
  const left = await db.selectFrom('sessions').select(['id', 'hasSecondFactor']).execute()
  expect(left).toEqual([{ id: here.id, hasSecondFactor: false }])
})
