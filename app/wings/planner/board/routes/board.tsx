import { href, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { notFound } from '~/platform/errors/errors'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { EmptyState } from '~/ui/empty-state'
import { ButtonLink } from '~/ui/workspace/button'
import { PageHeader } from '~/ui/workspace/page-header'
import { joinPlan } from '~/wings/planner/plans/membership.commands.server'
import { listPlansFor } from '~/wings/planner/plans/queries.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { findBoardFor, findDefaultPlan } from '../queries.server'
import { saveLastOpenedPlan } from '../settings.commands.server'
import { BoardScreen } from '../ui/board-screen'
import type { Route } from './+types/board'

export const handle = { breadcrumb: () => 'Board' }

/** `?plan=` says which board; without it the one that was looked at last opens. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const [db, person] = [context.get(databaseContext), context.get(userContext)]
  const planId = url.searchParams.get('plan')
  if (!planId) {
    const last = await findDefaultPlan(db, person)
    if (!last) return { found: null }
    url.searchParams.set('plan', last)
    throw redirect(href('/planner/board') + url.search)
  }
  await joinPlan(db, person, planId)
  const found = await findBoardFor(db, person, planId)
  if (!found) throw notFound('Plan')
  await saveLastOpenedPlan(db, person, planId)
  const plans = await listPlansFor(db, person)
  return {
    found: { board: found.board, plans: plans.map(({ id, title }) => ({ id, title })), personId: person.id },
  }
}

/** Filters and the open task are a matter of the browser. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSameBoard = currentUrl.searchParams.get('plan') === nextUrl.searchParams.get('plan')
  return isSameBoard && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData?.found ? `${loaderData.found.board.title}: board` : 'Board'
  return noindexMeta(title)
}

export default function BoardRoute({ loaderData: { found } }: Route.ComponentProps) {
  return found ? <BoardScreen key={found.board.planId} {...found} /> : <NoBoard />
}

function NoBoard() {
  return (
    <>
      <PageHeader title="Board" />
      <EmptyState
        title="No plans yet"
        text="Create a plan to see its tasks on the board."
        action={
          <ButtonLink variant="primary" to={href('/planner/new')}>
            New plan
          </ButtonLink>
        }
      />
    </>
  )
}
