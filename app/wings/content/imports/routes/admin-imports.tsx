import { useNavigation } from 'react-router'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { parseKeysetCursor } from '~/platform/lists/keyset-pagination.server'
import { SettingsSection } from '~/ui/workspace/settings-section'
import { KeysetPagination } from '~/ui/workspace/table-pagination'
import { listImports } from '../queries.server'
import { ImportTable } from '../ui/import-table'
import { NewImportForm } from '../ui/new-import'
import type { Route } from './+types/admin-imports'

const PAGE_SIZE = 25

export function loader({ context, url }: Route.LoaderArgs) {
  return listImports(context.get(databaseContext), parseKeysetCursor(url.searchParams), PAGE_SIZE)
}

export function meta() {
  return noindexMeta('Import – Settings')
}

export default function AdminImports({ loaderData: { rows, before, after } }: Route.ComponentProps) {
  const { state } = useNavigation()
  return (
    <>
      <NewImportForm />
      <SettingsSection
        title="Imports"
        text="Import a newer file at any time. Nothing is duplicated, and edits made here are kept."
      >
        <div>
          <ImportTable runs={rows} isStale={state === 'loading'} />
          <KeysetPagination before={before} after={after} />
        </div>
      </SettingsSection>
    </>
  )
}
