import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { escapeLikePattern } from '~/platform/lists/escape-like'
import { DAY_MS } from '~/platform/time/dates'
import type { ProductType } from './brief-schema'
import { PLANS_PER_PAGE, type PlanCard, type PlanSearch, type TrashedPlan } from './plan-list'
import { accessiblePlans, type Person } from './queries.server'
import type { PlanRole } from './stored-plan'
import { TRASH_DAYS } from './trash-days'

/** One's own plans and those that are shared with one, and how many there are with these words. */
export async function searchPlansFor(db: Database, person: Person, { query: words, sort, page }: PlanSearch) {
  const found = accessiblePlans(db, person).$if(words !== '', (query) =>
    query.where('title', 'ilike', `%${escapeLikePattern(words)}%`),
  )
  const { total } = await found.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .innerJoin('profiles', 'profiles.id', 'blueprints.ownerId')
    .leftJoin('blueprintMembers', (join) =>
      join.onRef('blueprintMembers.blueprintId', '=', 'blueprints.id').on('blueprintMembers.email', '=', person.email),
    )
    .select([
      'blueprints.id',
      'title',
      'revision',
      'blueprints.updatedAt',
      'ownerId',
      'profiles.email',
      'fullName',
      'role',
    ])
    .select([
      sql<ProductType | null>`brief ->> 'productType'`.as('kind'),
      sql<string | null>`plan -> 'sprints' -> -1 ->> 'endsOn'`.as('endsOn'),
    ])
    .$if(sort === 'title', (query) => query.orderBy(sql`lower(title)`))
    .$if(sort === 'ends', (query) => query.orderBy(sql`plan -> 'sprints' -> -1 ->> 'endsOn' nulls last`))
    .orderBy('blueprints.updatedAt', 'desc')
    .orderBy('blueprints.id')
    .limit(PLANS_PER_PAGE)
    .offset((page - 1) * PLANS_PER_PAGE)
    .execute()
  const plans = rows.map(({ ownerId, email, fullName, role, ...card }): PlanCard => {
    const isOwn = ownerId === person.id
    return { ...card, role: isOwn ? 'owner' : (role as PlanRole), sharedBy: isOwn ? null : fullName || email }
  })
  return { plans, total: Number(total) }
}

const MAX_TRASHED_LISTED = 200

/** One's own plans in the trash, the last one first. */
export async function listTrashedPlans(db: Database, person: Person): Promise<TrashedPlan[]> {
  const rows = await db
    .selectFrom('blueprints')
    .select(['id', 'title', 'deletedAt'])
    .where('ownerId', '=', person.id)
    .where('deletedAt', 'is not', null)
    .orderBy('deletedAt', 'desc')
    .limit(MAX_TRASHED_LISTED)
    .execute()
  return rows.flatMap(({ deletedAt, ...plan }) =>
    deletedAt ? [{ ...plan, deletedAt, purgeAt: new Date(deletedAt.getTime() + TRASH_DAYS * DAY_MS) }] : [],
  )
}
