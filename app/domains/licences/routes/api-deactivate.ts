import { wrongMethod } from '~/platform/api-fault'
import { deactivateKey } from '../activation.commands.server'
import { answerKey } from '../answer-key.server'
import { namedKeyRequest } from '../licence'
import type { Route } from './+types/api-deactivate'

/** Frees the place of a domain or machine. Documented at /docs/licences. */
export function action(args: Route.ActionArgs) {
  return answerKey(args, namedKeyRequest, (db, { key, name }) => deactivateKey(db, key, name))
}

export const loader = () => wrongMethod('POST')
