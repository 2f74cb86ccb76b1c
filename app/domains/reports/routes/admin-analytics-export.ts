import { databaseContext } from '~/platform/context.server'
import { csvDownloadResponse } from '~/platform/csv-download.server'
import { exportReportCsv } from '../export/export-report.server'
import type { Route } from './+types/admin-analytics-export'

/** A panel of the overview with all its rows, of the same days and visits as the address shows. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const lines = await exportReportCsv(context.get(databaseContext), url.searchParams)
  return csvDownloadResponse(`analytics-${url.searchParams.get('panel')}`, lines)
}
