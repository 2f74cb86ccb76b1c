import { adminContext } from '~/domains/accounts/admin-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { clusterForm } from '../cluster-forms'
import { createCluster } from '../commands.server'
import { MAX_BODY_BYTES } from '../longest-body'
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
