import { Readable } from 'node:stream'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { recordAction } from '~/domains/audit/commands.server'
import { databaseContext } from '~/platform/context.server'
import { orderLines } from '../desk/export-orders.server'
import { readOrderFilter } from '../desk/order-filter'
import type { Route } from './+types/admin-orders-export'

/** The orders of the filter as a file for spreadsheets. Who took it is written down: it holds everybody's address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const day = new Date().toISOString().slice(0, 10)
  const filtered = { action: 'orders.exported', subject: 'orders', title: url.search.slice(0, 500) }
  await recordAction(db, context.get(adminContext), filtered)
  const lines = Readable.toWeb(Readable.from(orderLines(db, readOrderFilter(url.searchParams))))
  return new Response(lines as ReadableStream, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="orders-${day}.csv"`,
    },
  })
}
