import { removeActivation } from '~/domains/licences/commands.server'
import { wrongMethod } from '~/platform/api-fault'
import { answerAboutOrder } from '../desk/order-call.server'
import type { Route } from './+types/admin-order-activation'

/** DELETE frees a place of the order's key. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== 'DELETE') return wrongMethod('DELETE')
  return answerAboutOrder(args, async ({ db, by, orderId, partId }) => {
    await removeActivation(db, by, orderId, partId)
  })
}

export const loader = () => wrongMethod('DELETE')
