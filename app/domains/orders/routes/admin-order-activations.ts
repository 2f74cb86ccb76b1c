import { restoreActivation } from '~/domains/licences/commands.server'
import { activationNameForm } from '~/domains/licences/licence'
import { methodNotAllowed } from '~/platform/api-fault'
import { readJson } from '~/platform/json-request.server'
import { handleOrderRequest } from '../desk/order-call.server'
import type { Route } from './+types/admin-order-activations'

/** POST puts the order's key to use under a name: it takes a removal back. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== 'POST') return methodNotAllowed('POST')
  const { body, fault } = await readJson(args.request, activationNameForm)
  if (fault) return fault
  return handleOrderRequest(args, ({ db, by, orderId }) => restoreActivation(db, by, orderId, body.name))
}

export const loader = () => methodNotAllowed('POST')
