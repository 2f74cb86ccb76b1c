import { csvDownloadResponse } from '~/platform/csv/csv-download.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { streamRedirectsCsv } from '../stream-redirects-csv.queries.server'
import type { Route } from './+types/admin-redirects-export'

/** All redirects as a file that can be read back in. */
export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  await recordAction(db, context.get(adminContext), { action: 'redirects.exported', subject: 'redirects' })
  return csvDownloadResponse('redirects', streamRedirectsCsv(db))
}
