import { methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { shareStack, stopSharingStack } from '../commands.server'
import type { Route } from './+types/stack-read-only-link'

/** POST makes a link for reading, in place of an earlier one; DELETE ends it. */
export function action({ request, context, params: { stackId } }: Route.ActionArgs) {
  const [db, { id }] = [context.get(databaseContext), context.get(userContext)]
  if (request.method === 'POST')
    return respondWithJson(async () => ({ readOnlyKey: await shareStack(db, id, stackId) }))
  if (request.method !== 'DELETE') return loader()
  return respondWithJson(async () => {
    await stopSharingStack(db, id, stackId)
    return { readOnlyKey: null }
  })
}

export function loader() {
  return methodNotAllowed('POST, DELETE')
}
