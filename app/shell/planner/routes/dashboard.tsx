import { href, Link } from 'react-router'
import { databaseContext } from '~/platform/http/request-context.server'
import { parsePageNumber } from '~/platform/lists/page-number'
import { normalizeSearchQuery } from '~/platform/lists/search-query'
import { EmptyState } from '~/ui/empty-state'
import { ButtonLink } from '~/ui/workspace/button'
import { FilterBar, SearchFilter, SelectFilter } from '~/ui/workspace/filter-bar'
import { TablePagination } from '~/ui/workspace/table-pagination'
import { findPlanProgress } from '~/wings/planner/board/plan-progress.queries.server'
import { PLAN_SORTS, PLANS_PER_PAGE } from '~/wings/planner/plans/plan-list'
import { searchPlansFor } from '~/wings/planner/plans/plan-list.queries.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { formatTimeLeft } from '../ui/format-time-left'
import { type PlanListItem, PlanRow } from '../ui/plan-row'
import { PlansHeader } from '../ui/plans-header'
import type { Route } from './+types/dashboard'

const exampleIdeas = [
  'A marketplace where neighbors rent out tools, with search, a map, messages and reviews',
  'An internal tool that replaces the spreadsheet of repair requests in our warehouse, with approvals',
  'A course site for piano with video lessons, quizzes and certificates; students pay once per course',
]

/** Fewer than this are seen at once: they need no search and no order. */
const MIN_FOR_FILTERS = 10

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const words = normalizeSearchQuery(searchParams.get('q'))
  const sort = PLAN_SORTS.find((name) => name === searchParams.get('sort')) ?? 'changed'
  const page = parsePageNumber(searchParams.get('page')) ?? 1
  const { plans, total } = await searchPlansFor(db, context.get(userContext), { query: words, sort, page })
  const progress = await findPlanProgress(
    db,
    plans.map(({ id }) => id),
    context.get(userContext).id,
  )
  const now = new Date()
  const shown = plans.map(
    (plan): PlanListItem => ({
      ...plan,
      progress: progress.get(plan.id) ?? null,
      timeLeft: formatTimeLeft(plan.endsOn, now),
    }),
  )
  return { plans: shown, total, page, isFiltered: words !== '' || page > 1 }
}

export default function Dashboard({ loaderData: { plans, total, page, isFiltered } }: Route.ComponentProps) {
  return (
    <>
      <PlansHeader />
      {(total > MIN_FOR_FILTERS || isFiltered) && <PlanFilters total={total} />}
      {plans.length > 0 && (
        <ul aria-label="Plans">
          {plans.map((plan) => (
            <PlanRow key={plan.id} plan={plan} />
          ))}
        </ul>
      )}
      {plans.length === 0 && !isFiltered && <PlansEmptyState />}
      {plans.length === 0 && isFiltered && <EmptyState title="No plans found" text="Try another search term." />}
      {total > PLANS_PER_PAGE && <TablePagination page={page} perPage={PLANS_PER_PAGE} total={total} />}
    </>
  )
}

function PlanFilters({ total }: { total: number }) {
  return (
    <FilterBar label="Filter plans" paramNames={['q']} aside={`${total} plan${total === 1 ? '' : 's'}`}>
      <SearchFilter name="q" label="Search plans" />
      <SelectFilter name="sort" label="Sort by" all="Last updated" options={{ title: 'Title', ends: 'End date' }} />
    </FilterBar>
  )
}

/** What the list is for, and ideas to try it with. */
function PlansEmptyState() {
  return (
    <EmptyState
      title="No plans yet"
      text="Describe an idea in a sentence or two. You get requirements, stories, estimates and a schedule to build from."
      action={
        <div className="grid justify-items-center gap-5 text-dense">
          <ButtonLink variant="primary" to={href('/planner/new')}>
            Start a new plan
          </ButtonLink>
          <div className="grid gap-2">
            <p className="text-faint">Or start with an example:</p>
            <ul className="grid max-w-xl gap-1.5">
              {exampleIdeas.map((idea) => (
                <li key={idea}>
                  <Link
                    to={`${href('/planner/new')}?${new URLSearchParams({ idea })}`}
                    className="block rounded-md border border-line bg-surface px-3 py-2.5 text-left hover:border-faint"
                  >
                    {idea}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
      }
    />
  )
}
