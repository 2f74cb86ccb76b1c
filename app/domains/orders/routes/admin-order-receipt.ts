import { wrongMethod } from '~/platform/api-fault'
import { resendReceipt } from '../commands.server'
import { answerAboutOrder } from '../desk/order-call.server'
import type { Route } from './+types/admin-order-receipt'

/** POST mails the receipt once more, with key and a link that works. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== 'POST') return wrongMethod('POST')
  return answerAboutOrder(args, ({ db, by, env, orderId }) => resendReceipt(db, by, orderId, env))
}

export const loader = () => wrongMethod('POST')
