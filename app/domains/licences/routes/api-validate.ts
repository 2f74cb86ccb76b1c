import { wrongMethod } from '~/platform/api-fault'
import { validateKey } from '../activation.commands.server'
import { answerKey } from '../answer-key.server'
import { keyRequest } from '../licence'
import type { Route } from './+types/api-validate'

/** Tells whether a licence key is good, and whether it is in use under a name. Documented at /docs/licences. */
export function action(args: Route.ActionArgs) {
  return answerKey(args, keyRequest, (db, { key, name }) => validateKey(db, key, name))
}

export const loader = () => wrongMethod('POST')
