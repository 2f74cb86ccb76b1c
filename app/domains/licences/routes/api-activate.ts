import { methodNotAllowed } from '~/platform/api-fault'
import { activateLicenseKey } from '../activation.commands.server'
import { handleLicenseRequest } from '../answer-key.server'
import { activationRequest } from '../licence'
import type { Route } from './+types/api-activate'

/** Puts a licence key to use under the name of a domain or machine. Documented at /docs/licences. */
export function action(args: Route.ActionArgs) {
  return handleLicenseRequest(args, activationRequest, (db, { key, name }) => activateLicenseKey(db, key, name))
}

export const loader = () => methodNotAllowed('POST')
