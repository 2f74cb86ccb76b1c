import type { Database } from '~/platform/database/database.server'
import { type StoredBrief, withBriefDefaults } from '../brief-schema'
import { type StoredPlanContent, withPlanDefaults } from '../plan'
import { type Person, requireRole } from '../queries.server'
import { type ListedRevision, REVISIONS_PER_PAGE } from './listed-revision'

/** The versions of a plan that are kept, the newest first. @throws PlanMissing */
export async function listRevisions(db: Database, person: Person, planId: string, page: number) {
  await requireRole(db, person, planId, 'read')
  const revisions: ListedRevision[] = await db
    .selectFrom('blueprintRevisions')
    .leftJoin('profiles', 'profiles.id', 'blueprintRevisions.madeBy')
    .select(['revision', 'change', 'madeAt', 'profiles.fullName as madeBy'])
    .where('blueprintId', '=', planId)
    .orderBy('revision', 'desc')
    .limit(REVISIONS_PER_PAGE)
    .offset((page - 1) * REVISIONS_PER_PAGE)
    .execute()
  const { total } = await db
    .selectFrom('blueprintRevisions')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('blueprintId', '=', planId)
    .executeTakeFirstOrThrow()
  return { revisions, total: Number(total) }
}

/** One version of a plan; undefined when it is not kept. @throws PlanMissing */
export async function findRevision(db: Database, person: Person, planId: string, revision: number) {
  await requireRole(db, person, planId, 'read')
  const row = await db
    .selectFrom('blueprintRevisions')
    .select(['revision', 'change', 'madeAt', 'brief', 'plan'])
    .where('blueprintId', '=', planId)
    .where('revision', '=', revision)
    .executeTakeFirst()
  // written by this room's commands only, which take nothing else
  return (
    row && {
      ...row,
      brief: withBriefDefaults(row.brief as unknown as StoredBrief),
      plan: withPlanDefaults(row.plan as unknown as StoredPlanContent),
    }
  )
}
