import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { sendNotedNow } from '../commands.server'
import type { Route } from './+types/admin-index-now-sending'

/** POST has the addresses that wait sent at once. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  return answerJson(async () => {
    await sendNotedNow(db, by)
    return { isAsked: true }
  })
}

export function loader() {
  return wrongMethod('POST')
}
