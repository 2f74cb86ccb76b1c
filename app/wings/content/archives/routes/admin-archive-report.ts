import { csvDownloadResponse } from '~/platform/csv/csv-download.server'
import { notFound } from '~/platform/errors/errors'
import { databaseContext } from '~/platform/http/request-context.server'
import { findArchiveImport } from '../import/archive-imports.queries.server'
import { streamArchiveReport } from '../import/archive-report.queries.server'
import type { Route } from './+types/admin-archive-report'

/** What became of every record of an archive, as CSV. */
export async function loader({ context, params: { importId } }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const run = await findArchiveImport(db, importId)
  if (!run) throw notFound('This archive')
  return csvDownloadResponse('archive', streamArchiveReport(db, run.id), run.startedAt)
}
