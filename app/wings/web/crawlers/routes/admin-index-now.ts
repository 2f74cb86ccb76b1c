import { z } from 'zod'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { setIndexNowEnabled } from '../commands.server'
import type { Route } from './+types/admin-index-now'

const sent = z.object({ isOn: z.boolean() })

/** PUT begins to tell search engines of changes, or stops it. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'PUT') return loader()
  const { body, fault } = await readJson(request, sent)
  if (fault) return fault
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  return respondWithJson(async () => ({ wasOn: await setIndexNowEnabled(db, by, body.isOn) }))
}

export function loader() {
  return methodNotAllowed('PUT')
}
