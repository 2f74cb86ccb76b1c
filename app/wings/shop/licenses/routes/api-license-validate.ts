import { methodNotAllowed } from '~/platform/http/api-error'
import { validateLicenseKey } from '../activation.commands.server'
import { validationRequestSchema } from '../license'
import { handleLicenseRequest } from '../license-request.server'
import type { Route } from './+types/api-license-validate'

/** Tells whether a licence key is good, and whether it is in use under a name. Documented at /docs/licences. */
export function action(args: Route.ActionArgs) {
  return handleLicenseRequest(args, validationRequestSchema, (db, { key, name }) => validateLicenseKey(db, key, name))
}

export const loader = () => methodNotAllowed('POST')
