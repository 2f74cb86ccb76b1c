import { methodNotAllowed } from '~/platform/http/api-error'
import { requireRecentAuthentication } from '~/wings/site/accounts/recent-authentication.server'
import { refundOrder } from '../commands.server'
import { handleOrderRequest } from '../management/order-request.server'
import type { Route } from './+types/admin-order-refund'

/** POST sends the money back and takes key and links away. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== 'POST') return methodNotAllowed('POST')
  return handleOrderRequest(args, ({ db, by, env, orderId }) => {
    requireRecentAuthentication(args.context)
    return refundOrder(db, by, orderId, env)
  })
}

export const loader = () => methodNotAllowed('POST')
