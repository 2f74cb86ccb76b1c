import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext, environmentContext, visitContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { isRecent } from '../recent-authentication.server'
import { sessionContext } from '../session.server'
import { optionsForPasskey } from '../two-factor/passkeys.commands.server'
import { findAuthenticationMethods } from '../two-factor/queries.server'
import { reauthenticate } from '../two-factor/reauthenticate.server'
import { reauthenticationForm } from '../two-factor/two-factor'
import type { Route } from './+types/api-authentication'

/** GET tells whether somebody has proved lately who they are, what they can prove it with, and what a passkey is asked. */
export async function loader({ context }: Route.LoaderArgs) {
  const [db, env] = [context.get(databaseContext), context.get(environmentContext)]
  const session = context.get(sessionContext)
  return answerJson(async () => {
    const methods = await findAuthenticationMethods(db, session.userId)
    const ask = () => optionsForPasskey(db, env, `confirm:${session.userId}`, session.userId)
    return { isRecent: isRecent(session), methods, passkeyOptions: methods.passkey ? await ask() : null }
  })
}

/** POST proves it once more, with `{ password }`, `{ code }` or `{ passkey }`. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return wrongMethod('GET, POST')
  const { body, fault } = await readJson(request, reauthenticationForm)
  if (fault) return fault
  const asked = { session: context.get(sessionContext), address: context.get(visitContext).address }
  return answerJson(async () => {
    await reauthenticate(context.get(databaseContext), context.get(environmentContext), asked, body)
    return { isRecent: true }
  })
}
