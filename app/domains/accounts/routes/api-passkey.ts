import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { requireProofForFactors } from '../recent-authentication.server'
import { sessionContext } from '../session.server'
import { removePasskey } from '../two-factor/passkeys.commands.server'
import type { Route } from './+types/api-passkey'

/** DELETE removes a passkey. */
export async function action({ request, context, params: { passkeyId } }: Route.ActionArgs) {
  if (request.method !== 'DELETE') return loader()
  return answerJson(async () => {
    await requireProofForFactors(context)
    return removePasskey(context.get(databaseContext), context.get(sessionContext), passkeyId)
  })
}

export function loader() {
  return wrongMethod('DELETE')
}
