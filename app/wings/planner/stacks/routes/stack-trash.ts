import { methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { deleteStack, restoreStack } from '../commands.server'
import type { Route } from './+types/stack-trash'

/** POST takes a saved stack out of the library, DELETE brings it back. */
export function action({ request, context, params: { stackId } }: Route.ActionArgs) {
  const [db, { id }] = [context.get(databaseContext), context.get(userContext)]
  const changes: Record<string, () => Promise<void>> = {
    POST: () => deleteStack(db, id, stackId),
    DELETE: () => restoreStack(db, id, stackId),
  }
  const change = changes[request.method]
  if (!change) return loader()
  return respondWithJson(async () => {
    await change()
    return { id: stackId }
  })
}

export function loader() {
  return methodNotAllowed('POST, DELETE')
}
