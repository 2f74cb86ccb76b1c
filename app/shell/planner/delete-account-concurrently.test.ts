import { aStoredPlan } from '~/wings/planner/plans/stored-fixtures'
import { aProfile } from '~/wings/site/accounts/fixtures'
import { expect, test } from '~test/test'
import { deleteOwnAccount } from './account.commands.server'

test('two who share plans with each other may leave at the same moment', { timeout: 60_000 }, async ({
  database: { db },
}) => {
  for (let round = 0; round < 5; round++) {
    const [one, two] = [await aProfile(db), await aProfile(db)]
    for (const [by, to] of [
      [one, two],
      [two, one],
    ] as const) {
      const blueprintId = await aStoredPlan(db, by, 'game')
      await db.insertInto('blueprintMembers').values({ blueprintId, email: to.email, role: 'editor' }).execute()
    }
    await Promise.all([deleteOwnAccount(db, one), deleteOwnAccount(db, two)])
  }
  expect(await db.selectFrom('blueprints').select('id').execute()).toEqual([])
})
