import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import { escapeLikePattern } from '~/platform/lists/escape-like'
import { type ListedStack, listedLayers, type SavedStack } from './saved-stack'

const columns = ['id', 'title', 'needs', 'stack', 'readOnlyKey', 'createdAt', 'updatedAt'] as const

const selectActiveStacks = (db: Database) => db.selectFrom('savedStacks').where('deletedAt', 'is', null)

/** A stack of this person's library; undefined when there is none, or it is somebody else's. */
export async function findOwnStack(db: Database, ownerId: string, id: string): Promise<SavedStack | undefined> {
  if (!isUuid(id)) return undefined
  const row = await selectActiveStacks(db)
    .select(columns)
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst()
  return row && toSavedStack(row)
}

/** What whoever has the link reads. */
export async function findSharedStack(db: Database, readOnlyKey: string): Promise<SavedStack | undefined> {
  if (!isUuid(readOnlyKey)) return undefined
  const row = await selectActiveStacks(db).select(columns).where('readOnlyKey', '=', readOnlyKey).executeTakeFirst()
  return row && toSavedStack(row)
}

// written by this room's commands only, which take nothing else
const toSavedStack = (row: object) => row as SavedStack

export const MAX_STACKS = 200

/** The library of one person, the latest change first; with `words`, what has them in its title or among its technologies. */
export async function listOwnStacks(db: Database, ownerId: string, words = ''): Promise<ListedStack[]> {
  const pattern = `%${escapeLikePattern(words)}%`
  const names = sql<string>`(select string_agg(choice->>'name', ' ') from jsonb_array_elements(stack->'choices') choice)`
  return selectActiveStacks(db)
    .where('ownerId', '=', ownerId)
    .where((eb) => eb.or([eb('title', 'ilike', pattern), eb(names, 'ilike', pattern)]))
    .select(['id', 'title', 'updatedAt'])
    .select([
      sql<string[]>`(select coalesce(jsonb_agg(choice->'name'), '[]') from jsonb_array_elements(stack->'choices') choice
        where choice->>'layer' = any(${listedLayers}))`.as('technologies'),
      sql<ListedStack['monthlyCost']>`stack->'monthlyCost'`.as('monthlyCost'),
      sql<number>`(stack->>'total')::float8`.as('total'),
      sql<boolean>`read_only_key is not null`.as('isShared'),
    ])
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(MAX_STACKS)
    .execute()
}
