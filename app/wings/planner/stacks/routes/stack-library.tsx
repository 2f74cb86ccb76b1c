import { href, useNavigation, useSearchParams } from 'react-router'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { normalizeSearchQuery } from '~/platform/lists/search-query'
import { EmptyState } from '~/ui/empty-state'
import { ButtonLink } from '~/ui/workspace/button'
import { FilterBar, SearchFilter } from '~/ui/workspace/filter-bar'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { listOwnStacks } from '../queries.server'
import { StacksHeader } from '../stacks-header'
import { StackTable } from '../ui/stack-table'
import type { Route } from './+types/stack-library'

export const handle = { breadcrumb: () => 'Stack library' }

export async function loader({ context, request }: Route.LoaderArgs) {
  const words = normalizeSearchQuery(new URL(request.url).searchParams.get('q'))
  return { stacks: await listOwnStacks(context.get(databaseContext), context.get(userContext).id, words) }
}

export function meta() {
  return noindexMeta('Stack library – Planner')
}

export default function StackLibraryRoute({ loaderData: { stacks } }: Route.ComponentProps) {
  const { state } = useNavigation()
  const [params] = useSearchParams()
  const isFiltered = Boolean(params.get('q'))
  return (
    <>
      <StacksHeader
        title="Stack library"
        text="Open, compare, share and apply your saved stacks."
        actions={<GenerateLink />}
      />
      {(stacks.length > 0 || isFiltered) && (
        <FilterBar label="Filter stacks" paramNames={['q']}>
          <SearchFilter name="q" label="Search title or technology" />
        </FilterBar>
      )}
      <StackTable stacks={stacks} isStale={state === 'loading'} empty={<NoStacks isFiltered={isFiltered} />} />
    </>
  )
}

function GenerateLink() {
  return (
    <ButtonLink variant="primary" to={href('/planner/stack-generator')}>
      Generate stack
    </ButtonLink>
  )
}

function NoStacks({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <EmptyState title="No stacks found" text="Try a different search." />
  return <EmptyState title="No saved stacks yet" text="Stacks that you save in the generator appear here." />
}
