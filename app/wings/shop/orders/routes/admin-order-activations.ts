import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { restoreActivation } from '~/wings/shop/licenses/commands.server'
import { activationNameForm } from '~/wings/shop/licenses/license'
import { handleOrderRequest } from '../management/order-request.server'
import type { Route } from './+types/admin-order-activations'

/** POST puts the order's key to use under a name: it takes a removal back. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== 'POST') return methodNotAllowed('POST')
  const { body, fault } = await readJson(args.request, activationNameForm)
  if (fault) return fault
  return handleOrderRequest(args, ({ db, by, orderId }) => restoreActivation(db, by, orderId, body.name))
}

export const loader = () => methodNotAllowed('POST')
