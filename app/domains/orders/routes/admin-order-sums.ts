import { respondWithJson } from '~/platform/answer-json.server'
import { databaseContext } from '~/platform/context.server'
import { parseOrderFilter } from '../desk/order-filter'
import { sumOrders } from '../desk/sum-orders.server'
import type { Route } from './+types/admin-order-sums'

/** What the orders of the filter come to, in each currency. */
export function loader({ context, url }: Route.LoaderArgs) {
  const filter = parseOrderFilter(url.searchParams)
  return respondWithJson(async () => ({ sums: await sumOrders(context.get(databaseContext), filter) }))
}
