import { isUuid } from '~/platform/database/is-uuid'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { storedClusterForm } from '../cluster-forms'
import { removeCluster, restoreCluster } from '../commands.server'
import { ClusterIsGone } from '../errors'
import { MAX_BODY_BYTES } from '../max-body-bytes'
import type { Route } from './+types/admin-cluster-removal'

/** POST removes a cluster and answers it, DELETE brings such an answer back. */
export function action({ request, context, params }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  if (request.method !== 'POST' && request.method !== 'DELETE') return loader()
  return respondWithJson(async () => {
    const { clusterId } = params
    if (!isUuid(clusterId)) throw new ClusterIsGone()
    if (request.method === 'POST') return removeCluster(db, by, clusterId)
    const { body, fault } = await readJson(request, storedClusterForm, MAX_BODY_BYTES)
    if (fault) return fault
    await restoreCluster(db, by, clusterId, body)
    return { id: clusterId }
  })
}

export function loader() {
  return methodNotAllowed('POST, DELETE')
}
