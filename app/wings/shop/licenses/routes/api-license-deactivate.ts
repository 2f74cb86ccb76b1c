import { methodNotAllowed } from '~/platform/http/api-error'
import { deactivateLicenseKey } from '../activation.commands.server'
import { activationRequestSchema } from '../license'
import { handleLicenseRequest } from '../license-request.server'
import type { Route } from './+types/api-license-deactivate'

/** Frees the place of a domain or machine. Documented at /docs/licences. */
export function action(args: Route.ActionArgs) {
  return handleLicenseRequest(args, activationRequestSchema, (db, { key, name }) => deactivateLicenseKey(db, key, name))
}

export const loader = () => methodNotAllowed('POST')
