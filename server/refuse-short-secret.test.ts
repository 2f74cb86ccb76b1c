import { aPerson } from '~/domains/accounts/fixtures'
import { Refusal } from '~/platform/refusal'
import { expect, test } from '~test/test'
import { refuseShortSecret } from './refuse-short-secret'

test('a new site needs a secret of 32 characters, and one that has an admin keeps what it has', async ({ db }) => {
  const [short, long] = ['s'.repeat(31), 's'.repeat(32)]
  await refuseShortSecret(db, long)
  const refused = await refuseShortSecret(db, short).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Refusal)
  expect((refused as Refusal).message).toMatch(/^SECRET must have at least 32 characters on a new site\./)
  const { id } = await aPerson(db)
  await db.insertInto('adminUsers').values({ userId: id }).execute()
  await refuseShortSecret(db, short)
})
