import { useNavigation } from 'react-router'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { parseKeysetCursor } from '~/platform/lists/keyset-pagination.server'
import { KeysetPagination } from '~/ui/workspace/table-pagination'
import { listArchiveImports } from '../import/archive-imports.queries.server'
import { ArchiveTable } from '../ui/archive-table'
import { BackToExportsLink } from '../ui/back-to-exports-link'
import type { Route } from './+types/admin-archives'

const PAGE_SIZE = 50

export function loader({ context, url }: Route.LoaderArgs) {
  return listArchiveImports(context.get(databaseContext), parseKeysetCursor(url.searchParams), PAGE_SIZE)
}

export function meta() {
  return noindexMeta('Restored archives – Settings')
}

/** All archives that were looked at or brought in, as long as their reports are kept. */
export default function AdminArchives({ loaderData: { rows, before, after } }: Route.ComponentProps) {
  const { state } = useNavigation()
  return (
    <>
      <BackToExportsLink />
      <h2 className="mt-4 mb-3 text-lg font-semibold">Restored archives</h2>
      <ArchiveTable runs={rows} isStale={state === 'loading'} />
      <KeysetPagination before={before} after={after} />
    </>
  )
}
