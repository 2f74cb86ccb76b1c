import { methodNotAllowed } from '~/platform/http/api-error'
import { removeActivation } from '~/wings/shop/licenses/commands.server'
import { handleOrderRequest } from '../management/order-request.server'
import type { Route } from './+types/admin-order-activation'

/** DELETE frees a place of the order's key. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== 'DELETE') return methodNotAllowed('DELETE')
  return handleOrderRequest(args, async ({ db, by, orderId, partId }) => {
    await removeActivation(db, by, orderId, partId)
  })
}

export const loader = () => methodNotAllowed('DELETE')
