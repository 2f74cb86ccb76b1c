import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { parseOrderFilter } from '../management/order-filter'
import { sumOrders } from '../management/order-totals.queries.server'
import type { Route } from './+types/admin-order-totals'

/** What the orders of the filter come to, in each currency. */
export function loader({ context, url }: Route.LoaderArgs) {
  const filter = parseOrderFilter(url.searchParams)
  return respondWithJson(async () => ({ totals: await sumOrders(context.get(databaseContext), filter) }))
}
