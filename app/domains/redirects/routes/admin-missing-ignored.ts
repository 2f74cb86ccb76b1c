import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { idList } from '~/platform/id-list'
import { readJson } from '~/platform/json-request.server'
import { ignoreMissing, showMissing } from '../missing/commands.server'
import type { Route } from './+types/admin-missing-ignored'

/** POST hides missing addresses from the list, DELETE shows them again. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST' && request.method !== 'DELETE') return loader()
  const { body, fault } = await readJson(request, idList)
  if (fault) return fault
  const db = context.get(databaseContext)
  if (request.method === 'POST') await ignoreMissing(db, body.ids)
  else await showMissing(db, body.ids)
  return Response.json(body)
}

export function loader() {
  return wrongMethod('POST, DELETE')
}
