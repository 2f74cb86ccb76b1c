import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { requireAuthenticationForFactorChange } from '../recent-authentication.server'
import { sessionContext } from '../session.commands.server'
import { addPasskey } from '../two-factor/passkeys.commands.server'
import { newPasskeyForm } from '../two-factor/two-factor'
import type { Route } from './+types/api-passkeys'

/** POST adds the passkey that the browser made with the options of `passkeys/options`. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const { body, fault } = await readJson(request, newPasskeyForm)
  if (fault) return fault
  return respondWithJson(async () => {
    await requireAuthenticationForFactorChange(context)
    const made = { session: context.get(sessionContext), ...body }
    return addPasskey(context.get(databaseContext), context.get(environmentContext), made)
  })
}

export function loader() {
  return methodNotAllowed('POST')
}
