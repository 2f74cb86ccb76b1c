import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { renewIndexNowKey } from '../commands.server'
import type { Route } from './+types/admin-index-now-key'

/** POST takes another key. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  return answerJson(async () => ({ key: await renewIndexNowKey(db, by) }))
}

export function loader() {
  return wrongMethod('POST')
}
