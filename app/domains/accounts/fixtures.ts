import type { Database } from '~/platform/database/database.server'

/** Somebody with a confirmed address. */
export function aPerson(db: Database, email = `${crypto.randomUUID()}@example.com`) {
  return db
    .insertInto('profiles')
    .values({ email, fullName: '', emailVerified: true })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow()
}
