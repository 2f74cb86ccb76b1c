import { userContext } from '~/domains/accounts/user-guard.server'
import { findProgressOf } from '~/domains/board/progress.queries.server'
import { PLAN_SORTS, PLANS_PER_PAGE } from '~/domains/plans/own-plans'
import { searchPlansFor } from '~/domains/plans/own-plans.queries.server'
import { databaseContext } from '~/platform/context.server'
import { pageNumber } from '~/platform/page-number'
import { searchText } from '~/platform/search-text'
import { EmptyState } from '~/ui/empty-state'
import { FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import { Paging } from '~/ui/workspace/paging'
import { NoPlans } from '../dashboard/no-plans'
import { PlanRow, type ShownPlan } from '../dashboard/plan-row'
import { PlansHeader } from '../dashboard/plans-header'
import { timeLeft } from '../dashboard/time-left'
import type { Route } from './+types/dashboard'

/** Fewer than this are seen at once: they need no search and no order. */
const MANY = 10

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const words = searchText(searchParams.get('q'))
  const sort = PLAN_SORTS.find((name) => name === searchParams.get('sort')) ?? 'changed'
  const page = pageNumber(searchParams.get('page')) ?? 1
  const { plans, total } = await searchPlansFor(db, context.get(userContext), { words, sort, page })
  const progress = await findProgressOf(
    db,
    plans.map(({ id }) => id),
    context.get(userContext).id,
  )
  const now = new Date()
  const shown = plans.map(
    (plan): ShownPlan => ({
      ...plan,
      progress: progress.get(plan.id) ?? null,
      timeLeft: timeLeft(plan.endsOn, now),
    }),
  )
  return { plans: shown, total, page, isFiltered: words !== '' || page > 1 }
}

export default function Dashboard({ loaderData: { plans, total, page, isFiltered } }: Route.ComponentProps) {
  return (
    <>
      <PlansHeader />
      {(total > MANY || isFiltered) && <Filters total={total} />}
      {plans.length > 0 && (
        <ul aria-label="Plans">
          {plans.map((plan) => (
            <PlanRow key={plan.id} plan={plan} />
          ))}
        </ul>
      )}
      {plans.length === 0 && !isFiltered && <NoPlans />}
      {plans.length === 0 && isFiltered && (
        <EmptyState title="No plan is called so" text="Look for another word, or clear the search." />
      )}
      {total > PLANS_PER_PAGE && <Paging page={page} perPage={PLANS_PER_PAGE} total={total} />}
    </>
  )
}

const orders = [
  { value: '', label: 'Last changed first' },
  { value: 'title', label: 'By title' },
  { value: 'ends', label: 'First to end' },
]

function Filters({ total }: { total: number }) {
  return (
    <FilterBar label="Filter plans" names={['q']} aside={`${total} plan${total === 1 ? '' : 's'}`}>
      <SearchFilter name="q" label="Search plans" />
      <SelectFilter name="sort" label="Order" options={orders} />
    </FilterBar>
  )
}
