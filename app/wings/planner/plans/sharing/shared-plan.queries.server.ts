import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import { type Brief, type StoredBrief, withBriefDefaults } from '../brief-schema'
import {
  isUserAuthored,
  type Plan,
  type PlanItem,
  SECTIONS,
  type Section,
  type StoredPlanContent,
  withPlanDefaults,
} from '../plan'

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

/** A plan that does not say who wrote what. */
function redactAuthors(plan: Plan): Plan {
  const lists = SECTIONS.map((section) => [section, (plan[section] as PlanItem[]).map(redactAuthor)] as const)
  return { ...plan, ...(Object.fromEntries(lists) as unknown as Pick<Plan, Section>) }
}

function redactAuthor(item: PlanItem): PlanItem {
  if (!isUserAuthored(item)) return item
  const nameless = { ...item, origin: { ...item.origin, from: 'a person' } }
  return hasAuthorInReason(nameless) ? { ...nameless, reason: 'Somebody wants it.' } : nameless
}

/** Plans of earlier days give the person's name as the reason why a requirement of theirs is in the scope. */
function hasAuthorInReason(item: PlanItem): item is Plan['scope'][number] {
  return (
    'requirementId' in item && 'decision' in item && item.key.startsWith('own/') && / wants it\.$/.test(item.reason)
  )
}
