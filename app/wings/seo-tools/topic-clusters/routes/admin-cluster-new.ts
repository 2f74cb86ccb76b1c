import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { clusterForm } from '../cluster-forms'
import { createCluster } from '../commands.server'
import { MAX_BODY_BYTES } from '../max-body-bytes'
import type { Route } from './+types/admin-cluster-new'

/** POST makes a cluster and answers its id. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const { body, fault } = await readJson(request, clusterForm, MAX_BODY_BYTES)
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  return fault ?? respondWithJson(async () => ({ id: await createCluster(db, by, body) }))
}

export function loader() {
  return methodNotAllowed('POST')
}
