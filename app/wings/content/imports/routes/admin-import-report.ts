import { csvDownloadResponse } from '~/platform/csv/csv-download.server'
import { notFound } from '~/platform/errors/errors'
import { databaseContext } from '~/platform/http/request-context.server'
import { streamImportReport } from '../import-report.queries.server'
import { findImport } from '../queries.server'
import type { Route } from './+types/admin-import-report'

/** What became of every item of a file, as CSV. */
export async function loader({ context, params: { importId } }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const run = await findImport(db, importId)
  if (!run) throw notFound('This import')
  return csvDownloadResponse('import', streamImportReport(db, run.id), run.startedAt)
}
