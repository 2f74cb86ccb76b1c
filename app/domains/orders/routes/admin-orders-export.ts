import { adminContext } from '~/domains/accounts/admin-guard.server'
import { requireRecentAuthenticationForPage } from '~/domains/accounts/recent-authentication.server'
import { recordAction } from '~/domains/audit/commands.server'
import { databaseContext } from '~/platform/context.server'
import { csvDownloadResponse } from '~/platform/csv-download.server'
import { streamOrdersCsv } from '../desk/export-orders.server'
import { parseOrderFilter } from '../desk/order-filter'
import type { Route } from './+types/admin-orders-export'

/** The orders of the filter as a file for spreadsheets. Who took it is written down: it holds everybody's address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requireRecentAuthenticationForPage(context, url)
  const db = context.get(databaseContext)
  const filtered = { action: 'orders.exported', subject: 'orders', title: url.search.slice(0, 500) }
  await recordAction(db, context.get(adminContext), filtered)
  return csvDownloadResponse('orders', streamOrdersCsv(db, parseOrderFilter(url.searchParams)))
}
