import { requireRecentAuthentication } from '~/domains/accounts/recent-authentication.server'
import { wrongMethod } from '~/platform/api-fault'
import { refundOrder } from '../commands.server'
import { answerAboutOrder } from '../desk/order-call.server'
import type { Route } from './+types/admin-order-refund'

/** POST sends the money back and takes key and links away. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== 'POST') return wrongMethod('POST')
  return answerAboutOrder(args, ({ db, by, env, orderId }) => {
    requireRecentAuthentication(args.context)
    return refundOrder(db, by, orderId, env)
  })
}

export const loader = () => wrongMethod('POST')
