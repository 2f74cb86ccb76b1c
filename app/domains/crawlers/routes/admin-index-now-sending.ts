import { adminContext } from '~/domains/accounts/admin-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { submitQueuedPathsNow } from '../commands.server'
import type { Route } from './+types/admin-index-now-sending'

/** POST has the addresses that wait sent at once. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  return respondWithJson(async () => {
    await submitQueuedPathsNow(db, by)
    return { isAsked: true }
  })
}

export function loader() {
  return methodNotAllowed('POST')
}
