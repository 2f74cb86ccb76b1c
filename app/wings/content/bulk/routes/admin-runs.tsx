import { Plus } from 'lucide-react'
import { useNavigation } from 'react-router'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { parseKeysetCursor } from '~/platform/lists/keyset-pagination.server'
import { EmptyState } from '~/ui/empty-state'
import { ButtonLink } from '~/ui/workspace/button'
import { KeysetPagination } from '~/ui/workspace/table-pagination'
import { listRuns } from '../queries.server'
import { AI_TEXT_RETENTION_DAYS, CHECK_RETENTION_DAYS } from '../run'
import { BulkHeader } from '../ui/bulk-header'
import { newBulkRunPath } from '../ui/paths'
import { RunTable } from '../ui/run-table'
import type { Route } from './+types/admin-runs'

const SHOWN = 50

export function loader({ context, url }: Route.LoaderArgs) {
  return listRuns(context.get(databaseContext), parseKeysetCursor(url.searchParams), SHOWN)
}

export function meta() {
  return noindexMeta('Bulk generate')
}

export default function AdminRuns({ loaderData: page }: Route.ComponentProps) {
  const { state } = useNavigation()
  const begin = (
    <ButtonLink to={newBulkRunPath} icon={Plus} variant="primary">
      New run
    </ButtonLink>
  )
  return (
    <>
      <BulkHeader actions={begin} />
      <RunTable runs={page.rows} isStale={state === 'loading'} empty={<NoRuns />} />
      <KeysetPagination before={page.before} after={page.after} />
      {page.rows.length > 0 && <RetentionNote />}
    </>
  )
}

function RetentionNote() {
  return (
    <p className="mt-6 max-w-2xl text-dense text-muted">
      Previews are deleted after {CHECK_RETENTION_DAYS} days. AI texts are deleted {AI_TEXT_RETENTION_DAYS} days after
      the run is undone or its template is permanently deleted.
    </p>
  )
}

function NoRuns() {
  return <EmptyState title="No runs yet" text="Generate pages from a template and a table." />
}
