import { userContext } from '~/domains/accounts/user-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { endToken } from '../commands.server'
import type { Route } from './+types/agent-token'

/** DELETE ends a token. */
export function action({ request, context, params: { tokenId } }: Route.ActionArgs) {
  if (request.method !== 'DELETE') return loader()
  return answerJson(async () => {
    await endToken(context.get(databaseContext), context.get(userContext).id, tokenId)
    return { id: tokenId }
  })
}

export function loader() {
  return wrongMethod('DELETE')
}
