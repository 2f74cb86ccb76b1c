import type { Database } from '~/platform/database/database.server'

export function findAdmin(db: Database, userId: string) {
  return db
    .selectFrom('adminUsers')
    .innerJoin('profiles', 'profiles.id', 'adminUsers.userId')
    .select(['profiles.id', 'profiles.email'])
    .where('adminUsers.userId', '=', userId)
    .executeTakeFirst()
}

export async function hasAdmin(db: Database) {
  const admin = await db.selectFrom('adminUsers').select('userId').limit(1).executeTakeFirst()
  return admin !== undefined
}
