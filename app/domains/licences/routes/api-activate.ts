import { wrongMethod } from '~/platform/api-fault'
import { activateKey } from '../activation.commands.server'
import { answerKey } from '../answer-key.server'
import { namedKeyRequest } from '../licence'
import type { Route } from './+types/api-activate'

/** Puts a licence key to use under the name of a domain or machine. Documented at /docs/licences. */
export function action(args: Route.ActionArgs) {
  return answerKey(args, namedKeyRequest, (db, { key, name }) => activateKey(db, key, name))
}

export const loader = () => wrongMethod('POST')
