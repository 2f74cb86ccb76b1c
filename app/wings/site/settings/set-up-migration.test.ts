import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { expect, test } from '~test/test'
import { defaultBrand } from './brand'
import { saveBrand } from './commands.server'
import { findBrand, findSetting } from './queries.server'

const migration = readFileSync(new URL('../../../../migrations/0092-set-up.sql', import.meta.url), 'utf8')
const run = (db: Database) => sql.raw(migration).execute(db)

test('a site in use mails no longer to an address that was nobody’s, and is not asked for its set-up', async ({
  db,
}) => {
  await saveBrand(db, { ...defaultBrand, name: 'Quay', contactEmail: 'hello@example.com' })
  await run(db)
  expect(await findBrand(db)).toEqual({ ...defaultBrand, name: 'Quay', contactEmail: '' })
  expect(await findSetting(db, 'setUp')).toEqual({ steps: {}, isDismissed: true })
})

test('an address of the studio’s own stays, and a new site begins with the set-up', async ({ db }) => {
  await run(db)
  expect(await findSetting(db, 'setUp')).toBeUndefined()
  await saveBrand(db, { ...defaultBrand, contactEmail: 'hello@quay.test' })
  await run(db)
  expect(await findBrand(db)).toMatchObject({ contactEmail: 'hello@quay.test' })
})
