import { methodNotAllowed } from '~/platform/http/api-error'
import { restoreOrderAccess, revokeOrderAccess } from '../commands.server'
import { handleOrderRequest } from '../management/order-request.server'
import type { Route } from './+types/admin-order-access'

/** DELETE takes key and links away, POST gives them back. */
export async function action(args: Route.ActionArgs) {
  const { method } = args.request
  if (method !== 'POST' && method !== 'DELETE') return methodNotAllowed('POST, DELETE')
  return handleOrderRequest(args, ({ db, by, env, orderId }) =>
    method === 'POST' ? restoreOrderAccess(db, by, orderId, env) : revokeOrderAccess(db, by, orderId),
  )
}

export const loader = () => methodNotAllowed('POST, DELETE')
