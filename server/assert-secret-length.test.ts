import { OperatorError } from '~/platform/errors/operator-error'
import { aProfile } from '~/wings/site/accounts/fixtures'
import { expect, test } from '~test/test'
import { assertSecretLength } from './assert-secret-length'

test('a new site needs a secret of 32 characters, and one that has an admin keeps what it has', async ({ db }) => {
  const [short, long] = ['s'.repeat(31), 's'.repeat(32)]
  await assertSecretLength(db, long)
  const refused = await assertSecretLength(db, short).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(OperatorError)
  expect((refused as OperatorError).message).toMatch(/^SECRET must have at least 32 characters on a new site\./)
  const { id } = await aProfile(db)
  await db.insertInto('adminUsers').values({ userId: id }).execute()
  await assertSecretLength(db, short)
})
