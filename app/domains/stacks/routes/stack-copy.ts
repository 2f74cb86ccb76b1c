import { userContext } from '~/domains/accounts/user-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { copyStack } from '../commands.server'
import type { Route } from './+types/stack-copy'

/** POST puts a copy beside a saved stack and answers it. */
export function action({ request, context, params: { stackId } }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  return answerJson(() => copyStack(context.get(databaseContext), context.get(userContext).id, stackId))
}

export function loader() {
  return wrongMethod('POST')
}
