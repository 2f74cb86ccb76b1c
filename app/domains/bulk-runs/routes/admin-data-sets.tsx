import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { EmptyState } from '~/ui/empty-state'
import { BulkHeader } from '../admin/bulk-header'
import { DataSetTable } from '../admin/data-set-table'
import { saveDataSet } from '../data-sets/commands.server'
import { newDataSet } from '../data-sets/data-set-forms'
import { listDataSets } from '../data-sets/queries.server'
import type { Route } from './+types/admin-data-sets'

export async function loader({ context }: Route.LoaderArgs) {
  return { dataSets: await listDataSets(context.get(databaseContext)) }
}

/** POST keeps a table under a name, also one whose name was just taken away. */
export function action({ request, context }: Route.ActionArgs) {
  return answerJson(async () => {
    const { body, fault } = await readJson(request, newDataSet)
    return fault ?? { id: await saveDataSet(context.get(databaseContext), context.get(adminContext), body) }
  })
}

export function meta() {
  return [{ title: 'Data sets – Bulk generate' }, { name: 'robots', content: 'noindex' }]
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
  return (
    <EmptyState
      title="No data sets yet"
      text="A table that is used more than once can be given a name when a run begins with it."
    />
  )
}
