import { csvDownloadResponse } from '~/platform/csv/csv-download.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { requireRecentAuthenticationForPage } from '~/wings/site/accounts/recent-authentication.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { streamOrdersCsv } from '../management/order-export.queries.server'
import { parseOrderFilter } from '../management/order-filter'
import type { Route } from './+types/admin-orders-export'

/** The orders of the filter as a file for spreadsheets. Who took it is written down: it holds everybody's address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requireRecentAuthenticationForPage(context, url)
  const db = context.get(databaseContext)
  const filtered = { action: 'orders.exported', subject: 'orders', title: url.search.slice(0, 500) }
  await recordAction(db, context.get(adminContext), filtered)
  return csvDownloadResponse('orders', streamOrdersCsv(db, parseOrderFilter(url.searchParams)))
}
