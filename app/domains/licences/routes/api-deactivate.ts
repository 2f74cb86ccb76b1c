import { methodNotAllowed } from '~/platform/api-fault'
import { deactivateLicenseKey } from '../activation.commands.server'
import { handleLicenseRequest } from '../answer-key.server'
import { activationRequest } from '../licence'
import type { Route } from './+types/api-deactivate'

/** Frees the place of a domain or machine. Documented at /docs/licences. */
export function action(args: Route.ActionArgs) {
  return handleLicenseRequest(args, activationRequest, (db, { key, name }) => deactivateLicenseKey(db, key, name))
}

export const loader = () => methodNotAllowed('POST')
