import { methodNotAllowed } from '~/platform/http/api-error'
import { resendReceipt } from '../commands.server'
import { handleOrderRequest } from '../management/order-request.server'
import type { Route } from './+types/admin-order-receipt'

/** POST mails the receipt once more, with key and a link that works. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== 'POST') return methodNotAllowed('POST')
  return handleOrderRequest(args, ({ db, by, env, orderId }) => resendReceipt(db, by, orderId, env))
}

export const loader = () => methodNotAllowed('POST')
