import type { Database } from '~/platform/database/database.server'
import { expect, test } from '~test/test'
import { limitAttempts } from './sign-in-limits.server'

const email = 'owner@example.com'
const from = (db: Database, kind: Parameters<typeof limitAttempts>[1], address: string) =>
  limitAttempts(db, kind, { email, address })

test.for(['sign-in', 'password-check'] as const)(
  'wrong tries of a stranger do not keep the owner out: %s',
  async (kind, { db }) => {
    for (const address of ['198.51.100.7', '2001:db8:1::1']) {
      for (let tries = 0; tries < 5; tries++) await from(db, kind, address)
      await expect(from(db, kind, address)).rejects.toMatchObject({ status: 429 })
    }
    await expect(from(db, kind, '2001:db8:1::2')).rejects.toMatchObject({ status: 429 })
    for (let tries = 0; tries < 5; tries++) await from(db, kind, '203.0.113.7')
  },
)

test('a program with many networks has a hundred guesses in an hour', async ({ db }) => {
  for (let network = 0; network < 20; network++)
    for (let tries = 0; tries < 5; tries++) await from(db, 'sign-in', `198.51.${network}.1`)
  await expect(from(db, 'sign-in', '203.0.113.7')).rejects.toMatchObject({ status: 429 })
})

test.for(['new-password', 'confirmation', 'sign-up'] as const)(
  'three mails to one address, whoever asks for them: %s',
  async (kind, { db }) => {
    for (let network = 0; network < 3; network++) await from(db, kind, `198.51.${network}.1`)
    await expect(from(db, kind, '203.0.113.7')).rejects.toMatchObject({ status: 429 })
  },
)
