import { expect, test } from '../../../tests/support/test'
import { inTransaction } from './transaction.server'

for (const time of ['first', 'second']) {
  test(`a test starts with an empty database, the ${time} time too`, async ({ db }) => {
    expect(await db.selectFrom('siteSettings').selectAll().execute()).toEqual([])
    await inTransaction(db, (tx) => tx.insertInto('siteSettings').values({ name: 'brand', value: '{}' }).execute())
    expect(await db.selectFrom('siteSettings').select('name').execute()).toEqual([{ name: 'brand' }])
  })
}
