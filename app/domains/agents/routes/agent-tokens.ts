import { requireRecentAuthentication } from '~/domains/accounts/recent-authentication.server'
import { userContext } from '~/domains/accounts/user-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { newToken } from '../agent-token'
import { issueToken } from '../commands.server'
import type { Route } from './+types/agent-tokens'

/** POST makes a token and answers it, this once. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const { body, fault } = await readJson(request, newToken)
  if (fault) return fault
  return answerJson(() => {
    requireRecentAuthentication(context)
    return issueToken(context.get(databaseContext), context.get(userContext).id, body.name)
  })
}

export function loader() {
  return wrongMethod('POST')
}
