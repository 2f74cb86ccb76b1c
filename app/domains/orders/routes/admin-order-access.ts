import { wrongMethod } from '~/platform/api-fault'
import { restoreAccess, revokeAccess } from '../commands.server'
import { answerAboutOrder } from '../desk/order-call.server'
import type { Route } from './+types/admin-order-access'

/** DELETE takes key and links away, POST gives them back. */
export async function action(args: Route.ActionArgs) {
  const { method } = args.request
  if (method !== 'POST' && method !== 'DELETE') return wrongMethod('POST, DELETE')
  return answerAboutOrder(args, ({ db, by, env, orderId }) =>
    method === 'POST' ? restoreAccess(db, by, orderId, env) : revokeAccess(db, by, orderId),
  )
}

export const loader = () => wrongMethod('POST, DELETE')
