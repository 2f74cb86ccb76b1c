import { inject, test as plain } from 'vitest'
import type { Database } from '~/platform/database/database.server'
import { createTestDatabase, type TestDatabase } from './test-databases'

export { describe, expect } from 'vitest'

interface Fixtures {
  /** An open transaction on a migrated, empty database; whatever the test wrote is undone. */
  db: Database
  /** A migrated, empty database for this test alone: real commits, several connections, notifications. */
  database: TestDatabase
}

let shared: Promise<TestDatabase> | undefined

export const test = plain.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the fixtures that are needed from this pattern
  db: async ({}, use) => {
    shared ??= createTestDatabase(inject('migrated'))
    const transaction = await (await shared).db.startTransaction().execute()
    try {
      await use(transaction)
    } finally {
      await transaction.rollback().execute()
    }
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  database: async ({}, use) => {
    const database = await createTestDatabase(inject('migrated'))
    try {
      await use(database)
    } finally {
      await database.close()
    }
  },
})
