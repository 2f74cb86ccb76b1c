import { useNavigation, useSearchParams } from 'react-router'
import { z } from 'zod'
import { databaseContext } from '~/platform/context.server'
import { listReports } from '~/platform/error-reports.server'
import { EmptyState } from '~/ui/empty-state'
import { Button } from '~/ui/workspace/button'
import { FilterBar, SelectFilter } from '~/ui/workspace/filter-bar'
import { useChange } from '~/ui/workspace/use-change'
import { ErrorPanel } from '../error-panel'
import { ErrorTable } from '../error-table'
import type { Route } from './+types/admin-errors'

const filterSchema = z.object({
  source: z.enum(['server', 'browser']).optional().catch(undefined),
  kind: z.enum(['error', 'slow']).optional().catch(undefined),
})

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const filter = filterSchema.parse(Object.fromEntries(searchParams))
  const reports = await listReports(context.get(databaseContext), filter)
  return { reports, open: reports.find(({ id }) => id === searchParams.get('open')) }
}

export function meta() {
  return [{ title: 'Errors – Settings' }, { name: 'robots', content: 'noindex' }]
}

const sources = [
  { value: '', label: 'Server and browser' },
  { value: 'server', label: 'Server' },
  { value: 'browser', label: 'Browser' },
]

const kinds = [
  { value: '', label: 'Errors and slow operations' },
  { value: 'error', label: 'Errors' },
  { value: 'slow', label: 'Slow operations' },
]

export default function AdminErrors({ loaderData: { reports, open } }: Route.ComponentProps) {
  const { state } = useNavigation()
  return (
    <>
      <FilterBar label="Filter the errors" names={['source', 'kind']} aside={reports.length > 0 && <ClearButton />}>
        <SelectFilter name="source" label="Where" options={sources} />
        <SelectFilter name="kind" label="Kind" options={kinds} />
      </FilterBar>
      <ErrorTable reports={reports} isStale={state === 'loading'} empty={<NoErrors />} />
      <ErrorPanel report={open} />
    </>
  )
}

function ClearButton() {
  const change = useChange()
  const path = '/admin/settings/errors/clearing'
  return (
    <Button
      onClick={() =>
        change<{ count: number; clearedAt: string }>({
          path,
          done: ({ count }) => (count === 1 ? 'Report cleared.' : `${count} reports cleared.`),
          undo: ({ clearedAt }) => ({ path, method: 'DELETE', json: { clearedAt }, done: 'The reports are back.' }),
        })
      }
    >
      Clear all
    </Button>
  )
}

function NoErrors() {
  const [params] = useSearchParams()
  return params.get('source') || params.get('kind') ? (
    <EmptyState title="Nothing matches" text="No report fits these filters." />
  ) : (
    <EmptyState title="No errors" text="The last 100 faults of the server and of visitors’ browsers are kept here." />
  )
}
