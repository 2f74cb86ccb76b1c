import { apiFault, wrongMethod } from '~/platform/api-fault'
import { environmentContext } from '~/platform/context.server'
import { orderOfKey, privateHeaders } from '../checkout/private-page.server'
import { progressOf } from '../checkout/progress'
import { orderIdIn } from '../order-key.server'
import type { Route } from './+types/payment-status'

/** How far an order is: asked by the page that its buyer waits on. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const key = url.searchParams.get('order')
  if (!orderIdIn(context.get(environmentContext).SECRET, key)) return apiFault(404, 'There is no such order.')
  const order = await orderOfKey(context, key)
  return Response.json({ status: progressOf(order) }, { headers: privateHeaders })
}

export function action() {
  return wrongMethod('GET')
}
