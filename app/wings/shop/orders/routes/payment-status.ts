import { apiErrorResponse, methodNotAllowed } from '~/platform/http/api-error'
import { environmentContext } from '~/platform/http/request-context.server'
import { readOrderKey } from '../checkout/order-key.server'
import { getOrderProgress } from '../checkout/order-progress'
import { privatePageHeaders, requireOrderByKey } from '../checkout/private-order-page.server'
import type { Route } from './+types/payment-status'

/** How far an order is: asked by the page that its buyer waits on. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const key = url.searchParams.get('order')
  if (!readOrderKey(context.get(environmentContext).SECRET, key)) return apiErrorResponse(404, 'Order not found.')
  const order = await requireOrderByKey(context, key)
  return Response.json({ status: getOrderProgress(order) }, { headers: privatePageHeaders })
}

export function action() {
  return methodNotAllowed('GET')
}
