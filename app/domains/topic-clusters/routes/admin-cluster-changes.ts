import { adminContext } from '~/domains/accounts/admin-guard.server'
import type { Actor } from '~/domains/audit/actor'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/is-uuid'
import { readJson } from '~/platform/json-request.server'
import {
  addTopics,
  changeTopic,
  moveTopic,
  removeTopics,
  renameCluster,
  setPillar,
  takeBack,
} from '../changing/commands.server'
import { type ClusterChange, clusterChange, takenBack } from '../cluster-forms'
import { ClusterIsGone } from '../errors'
import { LONGEST_BODY_BYTES } from '../longest-body'
import type { Route } from './+types/admin-cluster-changes'

/** POST changes one thing of a cluster and answers how to take that back, DELETE takes such an answer back. */
export function action({ request, context, params }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  if (request.method !== 'POST' && request.method !== 'DELETE') return loader()
  return answerJson(async () => {
    const { clusterId } = params
    if (!isUuid(clusterId)) throw new ClusterIsGone()
    if (request.method === 'DELETE') {
      const { body, fault } = await readJson(request, takenBack, LONGEST_BODY_BYTES)
      return fault ?? takeBack(db, by, clusterId, body)
    }
    const { body, fault } = await readJson(request, clusterChange, LONGEST_BODY_BYTES)
    return fault ?? change(db, by, clusterId, body)
  })
}

function change(db: Database, by: Actor, id: string, asked: ClusterChange) {
  switch (asked.deed) {
    case 'rename':
      return renameCluster(db, by, id, asked.name)
    case 'set-pillar':
      return setPillar(db, by, id, asked.pillarPage)
    case 'add-topics':
      return addTopics(db, by, id, asked.keyphrases)
    case 'change-topic': {
      const { topicId, keyphrase, pageId } = asked
      return changeTopic(db, by, id, { id: topicId, keyphrase, pageId })
    }
    case 'move-topic':
      return moveTopic(db, by, id, asked.topicId, asked.to)
    case 'remove-topics':
      return removeTopics(db, by, id, asked.topicIds)
  }
}

export function loader() {
  return wrongMethod('POST, DELETE')
}
