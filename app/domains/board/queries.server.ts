import { findPlanFor, openedPlans, type Person, requireRole } from '~/domains/plans/queries.server'
import type { StoredPlan } from '~/domains/plans/stored-plan'
import type { Database } from '~/platform/database/database.server'
import { type Card, type CardGroup, cardsOf, epicsOf } from './card'
import { layOutBoard } from './changes/laying-out.commands.server'
import { findLimits, findProgress, findProgressSince } from './changes/rows.server'
import { type PlanPerson, peopleOf } from './people.server'
import type { Limits, Progress } from './progress'

/** Everything that a board or a guide shows at a glance. */
export interface Board {
  planId: string
  title: string
  mayChange: boolean
  revision: number
  /** The last change of the board that `rows` is sure to hold. */
  version: number
  cards: Card[]
  epics: CardGroup[]
  rows: Progress[]
  limits: Limits
  people: PlanPerson[]
}

/** What changed on a board since the one who asks heard of it. */
export interface BoardUpdate {
  version: number
  revision: number
  rows: Progress[]
  limits: Limits
}

/** The board of a plan that `person` may read, laid out; undefined when there is none for them. */
export async function findBoardFor(db: Database, person: Person, planId: string) {
  const plan = await findPlanFor(db, person, planId)
  return plan && { plan, board: await boardOf(db, plan) }
}

async function boardOf(db: Database, { id, title, plan, role, revision, boardVersion }: StoredPlan): Promise<Board> {
  const cards = cardsOf(plan)
  const rows = await laidOut(db, id, cards)
  const [limits, people] = await Promise.all([findLimits(db, id), peopleOf(db, id)])
  const about = { planId: id, title, mayChange: role !== 'reader', revision, version: boardVersion }
  return { ...about, cards, epics: epicsOf(plan), rows, limits, people }
}

async function laidOut(db: Database, planId: string, cards: Card[]) {
  const rows = await findProgress(db, planId)
  const known = new Set(rows.map(({ taskId }) => taskId))
  if (cards.every(({ id }) => known.has(id))) return rows
  await layOutBoard(db, planId)
  return findProgress(db, planId)
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
  const [rows, limits] = await Promise.all([findProgressSince(db, planId, known.version), findLimits(db, planId)])
  return { ...plan, rows, limits }
}

/** The plan whose board opens when none is asked for: the one looked at last, else the one changed last. Nobody is led into an invitation that they did not open. */
export async function findPlanToOpen(db: Database, person: Person): Promise<string | undefined> {
  const plan = await openedPlans(db, person)
    .leftJoin('boardOpenings', (join) =>
      join.onRef('boardOpenings.blueprintId', '=', 'blueprints.id').on('boardOpenings.userId', '=', person.id),
    )
    .select('blueprints.id')
    .orderBy(({ eb }) => eb('boardOpenings.openedAt', 'is', null))
    .orderBy('updatedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return plan?.id
}
