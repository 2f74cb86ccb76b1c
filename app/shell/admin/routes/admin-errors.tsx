import { useNavigation, useSearchParams } from 'react-router'
import { z } from 'zod'
import { listErrorReports } from '~/platform/errors/error-reports.commands.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { EmptyState } from '~/ui/empty-state'
import { Button } from '~/ui/workspace/button'
import { FilterBar, SelectFilter } from '~/ui/workspace/filter-bar'
import { useMutation } from '~/ui/workspace/use-mutation'
import { backOfficeClient } from '../api'
import { ErrorReportPanel } from '../ui/error-report-panel'
import { ErrorReportTable } from '../ui/error-report-table'
import type { Route } from './+types/admin-errors'

const filterSchema = z.object({
  source: z.enum(['server', 'browser']).optional().catch(undefined),
  kind: z.enum(['error', 'slow']).optional().catch(undefined),
})

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const filter = filterSchema.parse(Object.fromEntries(searchParams))
  const reports = await listErrorReports(context.get(databaseContext), filter)
  return { reports, open: reports.find(({ id }) => id === searchParams.get('open')) }
}

export function meta() {
  return noindexMeta('Errors – Settings')
}

const sourceOptions = { server: 'Server', browser: 'Browser' }

const kindOptions = { error: 'Errors', slow: 'Slow operations' }

export default function AdminErrors({ loaderData: { reports, open } }: Route.ComponentProps) {
  const { state } = useNavigation()
  return (
    <>
      <FilterBar
        label="Filter errors"
        paramNames={['source', 'kind']}
        aside={reports.length > 0 && <ClearErrorsButton />}
      >
        <SelectFilter name="source" label="Source" all="All sources" options={sourceOptions} />
        <SelectFilter name="kind" label="Type" all="All types" options={kindOptions} />
      </FilterBar>
      <ErrorReportTable reports={reports} isStale={state === 'loading'} empty={<ErrorsEmptyState />} />
      <ErrorReportPanel report={open} />
    </>
  )
}

function ClearErrorsButton() {
  const change = useMutation()
  return (
    <Button
      onClick={() =>
        change({
          ...backOfficeClient.post('/cleared-errors'),
          successMessage: ({ count }) => (count === 1 ? '1 report cleared.' : `${count} reports cleared.`),
          undo: ({ clearedAt }) => ({
            ...backOfficeClient.delete('/cleared-errors', { json: { clearedAt } }),
            successMessage: 'Reports restored.',
          }),
        })
      }
    >
      Clear all
    </Button>
  )
}

function ErrorsEmptyState() {
  const [params] = useSearchParams()
  return params.get('source') || params.get('kind') ? (
    <EmptyState title="No errors found" text="Try changing the filters." />
  ) : (
    <EmptyState title="No errors" text="The last 100 errors of the server and visitors’ browsers appear here." />
  )
}
