import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import type { DB as Tables } from '~/platform/database/tables'
import type { SignedInUser } from '~/wings/site/accounts/account'
import { type StoredBrief, withBriefDefaults } from './brief-schema'
import { PlanIsReadOnly, PlanMissing, PlanOwnerOnly } from './errors'
import { type StoredPlanContent, withPlanDefaults } from './plan'
import { canEditPlan, type PlanRole, type StoredPlan } from './stored-plan'

export type Person = Pick<SignedInUser, 'id' | 'email'>
type RequiredAccess = 'read' | 'change' | 'own'

/** What `person` is to a plan; null: nothing. Only plans outside of the trash count. */
function roleExpression({ email, id }: Person) {
  return ({ selectFrom, ref }: ExpressionBuilder<Tables, 'blueprints'>) =>
    sql<PlanRole | null>`case when ${ref('blueprints.ownerId')} = ${id} then 'owner' else ${selectFrom(
      'blueprintMembers',
    )
      .select('role')
      .whereRef('blueprintMembers.blueprintId', '=', 'blueprints.id')
      .where('blueprintMembers.email', '=', email)} end`
}

/** The plans that somebody owns or that are shared with them, outside of the trash. */
export function accessiblePlans(db: Database, { id, email }: Person) {
  const shared = db.selectFrom('blueprintMembers').select('blueprintId').where('email', '=', email)
  return db
    .selectFrom('blueprints')
    .where('deletedAt', 'is', null)
    .where(({ eb, or }) => or([eb('ownerId', '=', id), eb('blueprints.id', 'in', shared)]))
}

/** The plans that somebody owns or that they took up themselves: an invitation that nobody opened is not among them. */
export function joinedPlans(db: Database, person: Person) {
  const opened = db
    .selectFrom('blueprintMembers')
    .select('blueprintId')
    .where('email', '=', person.email)
    .where('joinedAt', 'is not', null)
  return accessiblePlans(db, person).where(({ eb, or }) =>
    or([eb('ownerId', '=', person.id), eb('blueprints.id', 'in', opened)]),
  )
}

/** The plan as `person` may see it; undefined when there is none, or it is not shared with them. */
export async function findPlanFor(db: Database, person: Person, planId: string): Promise<StoredPlan | undefined> {
  if (!isUuid(planId)) return undefined
  const row = await db
    .selectFrom('blueprints')
    .select(['id', 'title', 'brief', 'plan', 'revision', 'boardVersion', 'updatedAt'])
    .select((builder) => roleExpression(person)(builder).as('role'))
    .where('id', '=', planId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (!row?.role) return undefined
  // written by this room's commands only, which take nothing else
  return {
    ...row,
    role: row.role,
    brief: withBriefDefaults(row.brief as unknown as StoredBrief),
    plan: withPlanDefaults(row.plan as unknown as StoredPlanContent),
  }
}

/**
 * What `person` is to a plan, which is asked much more often than the plan itself. Somebody else's plan does not exist.
 * @throws PlanMissing, PlanIsReadOnly, PlanOwnerOnly
 */
export async function requireRole(
  db: Database,
  person: Person,
  planId: string,
  need: RequiredAccess,
): Promise<PlanRole> {
  const row = isUuid(planId)
    ? await db
        .selectFrom('blueprints')
        .select((builder) => roleExpression(person)(builder).as('role'))
        .where('id', '=', planId)
        .where('deletedAt', 'is', null)
        .executeTakeFirst()
    : undefined
  const role = row?.role
  if (!role) throw new PlanMissing()
  if (need === 'own' && role !== 'owner') throw new PlanOwnerOnly()
  if (need === 'change' && !canEditPlan(role)) throw new PlanIsReadOnly()
  return role
}

interface ListedPlan {
  id: string
  title: string
  role: PlanRole
  revision: number
  updatedAt: Date
}

const MAX_PLANS_LISTED = 200

/** Own plans and those that are shared with `person`, the latest change first. */
export function listPlansFor(db: Database, person: Person) {
  return selectListedPlans(accessiblePlans(db, person), person)
}

/** The same without invitations that `person` has not opened. */
export function listJoinedPlansFor(db: Database, person: Person) {
  return selectListedPlans(joinedPlans(db, person), person)
}

async function selectListedPlans(plans: ReturnType<typeof accessiblePlans>, person: Person): Promise<ListedPlan[]> {
  const rows = await plans
    .select(['id', 'title', 'revision', 'updatedAt'])
    .select((builder) => roleExpression(person)(builder).as('role'))
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(MAX_PLANS_LISTED)
    .execute()
  return rows.flatMap(({ role, ...plan }) => (role ? [{ ...plan, role }] : []))
}
