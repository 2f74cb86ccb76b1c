import { databaseContext } from '~/platform/context.server'
import { csvDownloadResponse } from '~/platform/csv-download.server'
import { notFound } from '~/platform/errors'
import { findArchiveImport } from '../bringing-back/queries.server'
import { streamArchiveReport } from '../bringing-back/report-lines.server'
import type { Route } from './+types/admin-archive-report'

/** What became of every record of an archive, as CSV. */
export async function loader({ context, params: { importId } }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const run = await findArchiveImport(db, importId)
  if (!run) throw notFound('This archive')
  return csvDownloadResponse('archive', streamArchiveReport(db, run.id), run.askedAt)
}
