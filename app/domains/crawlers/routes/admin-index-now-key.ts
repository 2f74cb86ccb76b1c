import { adminContext } from '~/domains/accounts/admin-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { rotateIndexNowKey } from '../commands.server'
import type { Route } from './+types/admin-index-now-key'

/** POST takes another key. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  return respondWithJson(async () => ({ key: await rotateIndexNowKey(db, by) }))
}

export function loader() {
  return methodNotAllowed('POST')
}
