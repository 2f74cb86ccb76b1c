import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import {
  addTopics,
  moveTopic,
  removeTopics,
  renameCluster,
  setPillar,
  undoClusterChange,
  updateTopic,
} from '../cluster-changes.commands.server'
import { type ClusterChange, clusterChangeForm, undoClusterChangeForm } from '../cluster-forms'
import { ClusterIsGone } from '../errors'
import { MAX_BODY_BYTES } from '../max-body-bytes'
import type { Route } from './+types/admin-cluster-changes'

/** POST changes one thing of a cluster and answers how to take that back, DELETE takes such an answer back. */
export function action({ request, context, params }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  if (request.method !== 'POST' && request.method !== 'DELETE') return loader()
  return respondWithJson(async () => {
    const { clusterId } = params
    if (!isUuid(clusterId)) throw new ClusterIsGone()
    if (request.method === 'DELETE') {
      const { body, fault } = await readJson(request, undoClusterChangeForm, MAX_BODY_BYTES)
      return fault ?? undoClusterChange(db, by, clusterId, body)
    }
    const { body, fault } = await readJson(request, clusterChangeForm, MAX_BODY_BYTES)
    return fault ?? applyChange(db, by, clusterId, body)
  })
}

function applyChange(db: Database, by: Actor, id: string, asked: ClusterChange) {
  switch (asked.action) {
    case 'rename':
      return renameCluster(db, by, id, asked.name)
    case 'set-pillar':
      return setPillar(db, by, id, asked.pillarPage)
    case 'add-topics':
      return addTopics(db, by, id, asked.keyphrases)
    case 'change-topic': {
      const { topicId, keyphrase, pageId } = asked
      return updateTopic(db, by, id, { id: topicId, keyphrase, pageId })
    }
    case 'move-topic':
      return moveTopic(db, by, id, asked.topicId, asked.to)
    case 'remove-topics':
      return removeTopics(db, by, id, asked.topicIds)
  }
}

export function loader() {
  return methodNotAllowed('POST, DELETE')
}
