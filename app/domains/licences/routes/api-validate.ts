import { methodNotAllowed } from '~/platform/api-fault'
import { validateLicenseKey } from '../activation.commands.server'
import { handleLicenseRequest } from '../answer-key.server'
import { validationRequest } from '../licence'
import type { Route } from './+types/api-validate'

/** Tells whether a licence key is good, and whether it is in use under a name. Documented at /docs/licences. */
export function action(args: Route.ActionArgs) {
  return handleLicenseRequest(args, validationRequest, (db, { key, name }) => validateLicenseKey(db, key, name))
}

export const loader = () => methodNotAllowed('POST')
