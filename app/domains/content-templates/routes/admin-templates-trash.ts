import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { idList } from '~/platform/id-list'
import { readJson } from '~/platform/json-request.server'
import { setTemplatesDeleted } from '../commands.server'
import type { Route } from './+types/admin-templates-trash'

/** POST puts templates into the trash, DELETE takes them out; both answer which ones were not there already. */
export async function action({ request, context }: Route.ActionArgs) {
  const { method } = request
  if (method !== 'POST' && method !== 'DELETE') return loader()
  const { body, fault } = await readJson(request, idList)
  if (fault) return fault
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  const deletedAt = method === 'POST' ? new Date() : null
  return answerJson(async () => ({ ids: await setTemplatesDeleted(db, by, body.ids, deletedAt) }))
}

export function loader() {
  return wrongMethod('POST, DELETE')
}
