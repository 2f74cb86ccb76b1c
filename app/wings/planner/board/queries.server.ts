import type { Database } from '~/platform/database/database.server'
import { findPlanFor, joinedPlans, type Person, requireRole } from '~/wings/planner/plans/queries.server'
import type { StoredPlan } from '~/wings/planner/plans/stored-plan'
import { listPlanPeople, type PlanPerson } from './plan-people.queries.server'
import { type EpicGroup, type TaskCard, toEpicGroups, toTaskCards } from './task-card'
import type { ColumnLimits, TaskProgress } from './task-progress'
import { addMissingTasksToBoard } from './task-progress.commands.server'
import { findColumnLimits, listTaskProgress, listTaskProgressSince } from './task-progress.queries.server'

/** Everything that a board or a guide shows at a glance. */
export interface Board {
  planId: string
  title: string
  canEdit: boolean
  revision: number
  /** The last change of the board that `rows` is sure to hold. */
  version: number
  cards: TaskCard[]
  epics: EpicGroup[]
  rows: TaskProgress[]
  limits: ColumnLimits
  people: PlanPerson[]
}

/** What changed on a board since the one who asks heard of it. */
export interface BoardUpdate {
  version: number
  revision: number
  rows: TaskProgress[]
  limits: ColumnLimits
}

/** The board of a plan that `person` may read, laid out; undefined when there is none for them. */
export async function findBoardFor(db: Database, person: Person, planId: string) {
  const plan = await findPlanFor(db, person, planId)
  return plan && { plan, board: await toBoard(db, plan) }
}

async function toBoard(db: Database, { id, title, plan, role, revision, boardVersion }: StoredPlan): Promise<Board> {
  const cards = toTaskCards(plan)
  const rows = await findCompleteRows(db, id, cards)
  const [limits, people] = await Promise.all([findColumnLimits(db, id), listPlanPeople(db, id)])
  const about = { planId: id, title, canEdit: role !== 'reader', revision, version: boardVersion }
  return { ...about, cards, epics: toEpicGroups(plan), rows, limits, people }
}

async function findCompleteRows(db: Database, planId: string, cards: TaskCard[]) {
  const rows = await listTaskProgress(db, planId)
  const known = new Set(rows.map(({ taskId }) => taskId))
  if (cards.every(({ id }) => known.has(id))) return rows
  await addMissingTasksToBoard(db, planId)
  return listTaskProgress(db, planId)
}

/**
 * What changed on a board after a version of it and a revision of its plan; undefined: nothing.
 * @throws PlanMissing
 */
export async function findBoardUpdate(
  db: Database,
  person: Person,
  planId: string,
  known: { version: number; revision: number },
): Promise<BoardUpdate | undefined> {
  await requireRole(db, person, planId, 'read')
  const plan = await db
    .selectFrom('blueprints')
    .select(['boardVersion as version', 'revision'])
    .where('id', '=', planId)
    .executeTakeFirst()
  if (!plan || (plan.version === known.version && plan.revision === known.revision)) return undefined
  const [rows, limits] = await Promise.all([
    listTaskProgressSince(db, planId, known.version),
    findColumnLimits(db, planId),
  ])
  return { ...plan, rows, limits }
}

/** The plan whose board opens when none is asked for: the one looked at last, else the one changed last. Nobody is led into an invitation that they did not open. */
export async function findDefaultPlan(db: Database, person: Person): Promise<string | undefined> {
  const plan = await joinedPlans(db, person)
    .leftJoin('lastOpenedPlans', (join) =>
      join.onRef('lastOpenedPlans.blueprintId', '=', 'blueprints.id').on('lastOpenedPlans.userId', '=', person.id),
    )
    .select('blueprints.id')
    .orderBy(({ eb }) => eb('lastOpenedPlans.openedAt', 'is', null))
    .orderBy('updatedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return plan?.id
}
