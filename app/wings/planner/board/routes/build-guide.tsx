import { notFound } from '~/platform/errors/errors'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { joinPlan } from '~/wings/planner/plans/membership.commands.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { findPlanPeriod } from '../plan-progress.queries.server'
import { findBoardFor } from '../queries.server'
import { saveLastOpenedPlan } from '../settings.commands.server'
import { indexByTask } from '../task-progress'
import { findTaskDetail } from '../tasks.queries.server'
import { GuideScreen } from '../ui/guide-screen'
import { pickNextTask, sortByWorkingOrder } from '../working-order'
import type { Route } from './+types/build-guide'

export const handle = { breadcrumb: (data: { guide: { board: { title: string } } }) => data.guide.board.title }

/** A plan step by step, with the whole of the step that comes next. */
export async function loader({ context, params: { sprintId } }: Route.LoaderArgs) {
  const [db, person] = [context.get(databaseContext), context.get(userContext)]
  // the layout's loader runs beside this one, and may be later
  await joinPlan(db, person, sprintId)
  const found = await findBoardFor(db, person, sprintId)
  if (!found) throw notFound('Plan')
  const { board, plan } = found
  await saveLastOpenedPlan(db, person, sprintId)
  const next = pickNextTask(plan.plan, indexByTask(board.rows), person.id)
  return {
    guide: {
      board,
      personId: person.id,
      order: sortByWorkingOrder(plan.plan).map(({ id }) => id),
      waves: plan.plan.waves,
      criticalPath: plan.plan.schedule.criticalPath,
      period: await findPlanPeriod(db, sprintId, plan.plan),
      nextDetail: next ? await findTaskDetail(db, sprintId, plan.plan, next.id) : undefined,
    },
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `${loaderData.guide.board.title}: build guide` : 'Build guide'
  return noindexMeta(title)
}

export default function BuildGuideRoute({ loaderData: { guide } }: Route.ComponentProps) {
  return <GuideScreen key={guide.board.planId} {...guide} />
}
