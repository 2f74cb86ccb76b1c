import { notifyFollowers } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { type Brief, type StoredBrief, withBriefDefaults } from './brief-schema'
import { PlanMissing, PlanModified } from './errors'
import { type Plan, type StoredPlanContent, withPlanDefaults } from './plan'
import { requirePlanQuota } from './plan-limits.queries.server'
import { type Person, requireRole } from './queries.server'

/** What the commands write: one revision of a plan. */
export interface PlanContent {
  title: string
  brief: Brief
  plan: Plan
}

interface RevisionOptions {
  /** The revision that the person had in front of them; null: `edit` looks itself whether it still fits. */
  basedOn: number | null
  /** What was done, as a sentence for people. */
  summary: string | ((before: PlanContent, after: PlanContent) => string)
}

const MAX_REVISIONS = 200

/** How those who follow a plan or its board hear of changes: `notifyFollowers(tx, planTag(id))`. */
export const planTag = (planId: string) => `plan:${planId}`

/** Keeps a new plan of `person`. Answers its id, which may be given and is then nobody else's. @throws DomainError 409 */
export async function createPlan(
  db: Database,
  person: Person,
  { id: given, title, brief, plan }: PlanContent & { id?: string },
  now = new Date(),
) {
  return inTransaction(db, async (tx) => {
    await requirePlanQuota(tx, person)
    const { id } = await tx
      .insertInto('blueprints')
      .values({
        id: given,
        ownerId: person.id,
        title,
        ...toJsonColumns({ brief, plan }),
        createdAt: now,
        updatedAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertRevision(tx, person, id, { revision: 1, change: 'Plan created', brief, plan }, now)
    return id
  })
}

/**
 * Changes a plan: `edit` makes the new content out of the present one; the same content is no change. Everything that is
 * kept becomes a revision. Answers its number. @throws PlanMissing, PlanIsReadOnly, PlanModified
 */
export async function revisePlan(
  db: Database,
  person: Person,
  planId: string,
  { basedOn, summary }: RevisionOptions,
  edit: (content: PlanContent) => PlanContent,
  now = new Date(),
) {
  return inTransaction(db, async (tx) => {
    await requireRole(tx, person, planId, 'change')
    const row = await tx.selectFrom('blueprints').selectAll().where('id', '=', planId).forUpdate().executeTakeFirst()
    if (!row) throw new PlanMissing()
    if (basedOn !== null && row.revision !== basedOn) throw new PlanModified(row.revision)
    const content = {
      title: row.title,
      brief: withBriefDefaults(row.brief as unknown as StoredBrief),
      plan: withPlanDefaults(row.plan as unknown as StoredPlanContent),
    }
    const edited = edit(content)
    if (edited === content) return row.revision
    const { title, brief, plan } = edited
    const sentence = typeof summary === 'string' ? summary : summary(content, edited)
    const revision = row.revision + 1
    await tx
      .updateTable('blueprints')
      .set({ title, ...toJsonColumns({ brief, plan }), revision, updatedAt: now })
      .where('id', '=', planId)
      .execute()
    await insertRevision(tx, person, planId, { revision, change: sentence, brief, plan }, now)
    await notifyFollowers(tx, planTag(planId))
    return revision
  })
}

async function insertRevision(
  tx: Database,
  person: Person,
  blueprintId: string,
  { revision, change, brief, plan }: Pick<PlanContent, 'brief' | 'plan'> & { revision: number; change: string },
  now: Date,
) {
  await tx
    .insertInto('blueprintRevisions')
    .values({ blueprintId, revision, change, ...toJsonColumns({ brief, plan }), madeBy: person.id, madeAt: now })
    .execute()
  await tx
    .deleteFrom('blueprintRevisions')
    .where('blueprintId', '=', blueprintId)
    .where('revision', '<=', revision - MAX_REVISIONS)
    .execute()
}

function toJsonColumns({ brief, plan }: Pick<PlanContent, 'brief' | 'plan'>) {
  return { brief: JSON.stringify(brief), plan: JSON.stringify(plan) }
}
