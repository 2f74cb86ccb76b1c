import type { Database } from '~/platform/database/database.server'

/** The connection test of the specification: one row of blueprints, of which nothing is told. Throws what the database says. */
export async function testBlueprintsConnection(db: Database) {
  await db.selectFrom('blueprints').select('id').limit(1).executeTakeFirst()
}
