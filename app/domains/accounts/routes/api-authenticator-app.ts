import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext, environmentContext, visitContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { requireProofForFactors } from '../recent-authentication.server'
import { sessionContext } from '../session.server'
import { limitAttempts } from '../sign-in/account-limits.server'
import {
  confirmAuthenticatorApp,
  startAuthenticatorApp,
  turnOffAuthenticatorApp,
} from '../two-factor/authenticator-app.commands.server'
import { codeForm } from '../two-factor/two-factor'
import { userContext } from '../user-guard.server'
import type { Route } from './+types/api-authenticator-app'

const METHODS = 'POST, PUT, DELETE'

/** POST answers the secret for an app, PUT `{ code }` turns it on and answers recovery codes, DELETE turns it off. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method === 'PUT') return confirm({ request, context })
  if (request.method !== 'POST' && request.method !== 'DELETE') return loader()
  const [db, user] = [context.get(databaseContext), context.get(userContext)]
  return answerJson(async () => {
    await requireProofForFactors(context)
    if (request.method === 'POST') return startAuthenticatorApp(db, context.get(environmentContext), user)
    await turnOffAuthenticatorApp(db, context.get(sessionContext))
    return {}
  })
}

async function confirm({ request, context }: Pick<Route.ActionArgs, 'request' | 'context'>) {
  const { body, fault } = await readJson(request, codeForm)
  if (fault) return fault
  const [db, { email }] = [context.get(databaseContext), context.get(userContext)]
  return answerJson(async () => {
    await requireProofForFactors(context)
    await limitAttempts(db, 'code', { email, address: context.get(visitContext).address })
    const [env, session] = [context.get(environmentContext), context.get(sessionContext)]
    return { recoveryCodes: await confirmAuthenticatorApp(db, env, session, body.code) }
  })
}

export function loader() {
  return wrongMethod(METHODS)
}
