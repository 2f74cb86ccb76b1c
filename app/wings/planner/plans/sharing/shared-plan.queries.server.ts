import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import { type Brief, type StoredBrief, withBriefDefaults } from '../brief-schema'
import { type Plan, type StoredPlanContent, withPlanDefaults } from '../plan'
import { redactAuthors } from './redact-authors'

/** A plan as whoever has its link reads it: nothing of the people who have it. */
export interface SharedPlan {
  title: string
  brief: Brief
  plan: Plan
  updatedAt: Date
}

/** Undefined when the link was never made, has ended, or the plan is in the trash. */
export async function findPlanByReadOnlyKey(db: Database, key: string): Promise<SharedPlan | undefined> {
  if (!isUuid(key)) return undefined
  const row = await db
    .selectFrom('blueprints')
    .select(['title', 'brief', 'plan', 'updatedAt'])
    .where('readOnlyKey', '=', key)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const plan = redactAuthors(withPlanDefaults(row.plan as unknown as StoredPlanContent))
  return { ...row, brief: withBriefDefaults(row.brief as unknown as StoredBrief), plan }
}
