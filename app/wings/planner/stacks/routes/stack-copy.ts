import { methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { copyStack } from '../commands.server'
import { limitStackSaves } from '../stack-limits.queries.server'
import type { Route } from './+types/stack-copy'

/** POST puts a copy beside a saved stack and answers it. */
export function action({ request, context, params: { stackId } }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const [db, { id }] = [context.get(databaseContext), context.get(userContext)]
  return respondWithJson(async () => {
    await limitStackSaves(db, id)
    return copyStack(db, id, stackId)
  })
}

export function loader() {
  return methodNotAllowed('POST')
}
