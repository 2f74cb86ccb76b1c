import { adminContext } from '~/domains/accounts/admin-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { isUuid } from '~/platform/is-uuid'
import { readJson } from '~/platform/json-request.server'
import { storedClusterForm } from '../cluster-forms'
import { removeCluster, restoreCluster } from '../commands.server'
import { ClusterIsGone } from '../errors'
import { MAX_BODY_BYTES } from '../longest-body'
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
