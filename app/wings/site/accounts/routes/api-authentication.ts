import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext, environmentContext, requestMetaContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { isRecentlyAuthenticated } from '../recent-authentication.server'
import { sessionContext } from '../session.commands.server'
import { createPasskeyAuthenticationOptions } from '../two-factor/passkeys.commands.server'
import { findAuthenticationMethods } from '../two-factor/queries.server'
import { reauthenticate } from '../two-factor/reauthenticate.commands.server'
import { reauthenticationForm } from '../two-factor/two-factor'
import type { Route } from './+types/api-authentication'

/** GET tells whether somebody has proved lately who they are, what they can prove it with, and what a passkey is asked. */
export async function loader({ context }: Route.LoaderArgs) {
  const [db, env] = [context.get(databaseContext), context.get(environmentContext)]
  const session = context.get(sessionContext)
  return respondWithJson(async () => {
    const methods = await findAuthenticationMethods(db, session.userId)
    const ask = () => createPasskeyAuthenticationOptions(db, env, `confirm:${session.userId}`, session.userId)
    return { isRecent: isRecentlyAuthenticated(session), methods, passkeyOptions: methods.passkey ? await ask() : null }
  })
}

/** POST proves it once more, with `{ password }`, `{ code }` or `{ passkey }`. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('GET, POST')
  const { body, fault } = await readJson(request, reauthenticationForm)
  if (fault) return fault
  const asked = { session: context.get(sessionContext), address: context.get(requestMetaContext).address }
  return respondWithJson(async () => {
    await reauthenticate(context.get(databaseContext), context.get(environmentContext), asked, body)
    return { isRecent: true }
  })
}
