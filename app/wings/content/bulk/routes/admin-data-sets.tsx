import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { EmptyState } from '~/ui/empty-state'
import { listDataSets } from '../data-sets.queries.server'
import { BulkHeader } from '../ui/bulk-header'
import { DataSetTable } from '../ui/data-set-table'
import type { Route } from './+types/admin-data-sets'

export async function loader({ context }: Route.LoaderArgs) {
  return { dataSets: await listDataSets(context.get(databaseContext)) }
}

export function meta() {
  return noindexMeta('Data sets – Bulk generate')
}

export default function AdminDataSets({ loaderData: { dataSets } }: Route.ComponentProps) {
  return (
    <>
      <BulkHeader />
      <DataSetTable dataSets={dataSets} empty={<NoDataSets />} />
    </>
  )
}

function NoDataSets() {
  return <EmptyState title="No data sets yet" text="Save a table as a data set when you start a run." />
}
