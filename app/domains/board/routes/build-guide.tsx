import { userContext } from '~/domains/accounts/user-guard.server'
import { joinPlan } from '~/domains/plans/membership.commands.server'
import { databaseContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { GuideScreen } from '../guide/guide-screen'
import { byTask } from '../progress'
import { planPeriodOf } from '../progress.queries.server'
import { findBoardFor } from '../queries.server'
import { rememberOpening } from '../settings.commands.server'
import { taskDetail } from '../tasks.queries.server'
import { inWorkingOrder, nextTaskFor } from '../working-order'
import type { Route } from './+types/build-guide'

export const handle = { crumb: (data: { guide: { board: { title: string } } }) => data.guide.board.title }

/** A plan step by step, with the whole of the step that comes next. */
export async function loader({ context, params: { sprintId } }: Route.LoaderArgs) {
  const [db, person] = [context.get(databaseContext), context.get(userContext)]
  // the layout's loader runs beside this one, and may be later
  await joinPlan(db, person, sprintId)
  const found = await findBoardFor(db, person, sprintId)
  if (!found) throw notFound('Plan')
  const { board, plan } = found
  await rememberOpening(db, person, sprintId)
  const next = nextTaskFor(plan.plan, byTask(board.rows), person.id)
  return {
    guide: {
      board,
      personId: person.id,
      order: inWorkingOrder(plan.plan).map(({ id }) => id),
      waves: plan.plan.waves,
      criticalPath: plan.plan.schedule.criticalPath,
      period: await planPeriodOf(db, sprintId, plan.plan),
      nextDetail: next ? await taskDetail(db, sprintId, plan.plan, next.id) : undefined,
    },
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `${loaderData.guide.board.title}: build guide` : 'Build guide'
  return [{ title }, { name: 'robots', content: 'noindex' }]
}

export default function BuildGuideRoute({ loaderData: { guide } }: Route.ComponentProps) {
  return <GuideScreen key={guide.board.planId} {...guide} />
}
