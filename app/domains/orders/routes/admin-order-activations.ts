import { returnActivation } from '~/domains/licences/commands.server'
import { namedPlace } from '~/domains/licences/licence'
import { wrongMethod } from '~/platform/api-fault'
import { readJson } from '~/platform/json-request.server'
import { answerAboutOrder } from '../desk/order-call.server'
import type { Route } from './+types/admin-order-activations'

/** POST puts the order's key to use under a name: it takes a removal back. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== 'POST') return wrongMethod('POST')
  const { body, fault } = await readJson(args.request, namedPlace)
  if (fault) return fault
  return answerAboutOrder(args, ({ db, by, orderId }) => returnActivation(db, by, orderId, body.name))
}

export const loader = () => wrongMethod('POST')
