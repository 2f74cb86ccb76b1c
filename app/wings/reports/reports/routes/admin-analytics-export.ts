import { csvDownloadResponse } from '~/platform/csv/csv-download.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { exportReportCsv } from '../overview/export-report.server'
import type { Route } from './+types/admin-analytics-export'

/** A panel of the overview with all its rows, of the same days and visits as the address shows. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const lines = await exportReportCsv(context.get(databaseContext), url.searchParams)
  return csvDownloadResponse(`analytics-${url.searchParams.get('panel')}`, lines)
}
