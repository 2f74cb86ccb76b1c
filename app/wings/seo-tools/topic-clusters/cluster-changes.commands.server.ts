import type { Database } from '~/platform/database/database.server'
import { newUuid } from '~/platform/database/new-uuid'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors/errors'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { MAX_TOPICS, type StoredCluster, type StoredTopic } from './cluster'
import type { ClusterChange } from './cluster-forms'
import { clusterAuditSubject } from './commands.server'
import { ClusterChangedSince, ClusterIsGone, TooManyTopics, TopicIsGone } from './errors'
import {
  findStoredCluster,
  lockExistingPages,
  replaceTopics,
  type StoredClusterWithRevision,
  toStoredCluster,
} from './stored-cluster.commands.server'

/** What a change answers: `takeBack` puts the cluster in place again as it was, while nobody else has changed it. */
export interface ClusterChangeResult {
  revision: number
  before: StoredCluster
}

/** Changes one thing of a cluster, as it was asked for. */
export function changeCluster(db: Database, by: Actor, id: string, asked: ClusterChange) {
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

export function renameCluster(db: Database, by: Actor, id: string, name: string) {
  return applyChange(db, by, id, 'renamed', (cluster) => ({ ...cluster, name }))
}

/** Null: the cluster has no main page for now. @throws DomainError when the page is gone */
export function setPillar(db: Database, by: Actor, id: string, pillarPage: string | null) {
  return applyChange(db, by, id, 'pillar-set', async (cluster, tx) => {
    await assertPageExists(tx, pillarPage)
    return { ...cluster, pillarPage }
  })
}

/** Adds topics behind the others; those that the cluster has already, whatever their capitals, are left out. */
export function addTopics(db: Database, by: Actor, id: string, keyphrases: string[]) {
  return applyChange(db, by, id, 'topics-added', (cluster) => {
    const known = new Set(cluster.topics.map(({ keyphrase }) => keyphrase.toLowerCase()))
    const added: StoredTopic[] = []
    for (const keyphrase of keyphrases) {
      if (known.has(keyphrase.toLowerCase())) continue
      known.add(keyphrase.toLowerCase())
      added.push({ id: newUuid(), keyphrase, pageId: null })
    }
    if (cluster.topics.length + added.length > MAX_TOPICS) throw new TooManyTopics()
    return { ...cluster, topics: [...cluster.topics, ...added] }
  })
}

/** @throws TopicIsGone, or a DomainError when the page is gone */
export function updateTopic(db: Database, by: Actor, id: string, topic: StoredTopic) {
  return applyChange(db, by, id, 'topic-changed', async (cluster, tx) => {
    if (!cluster.topics.some((one) => one.id === topic.id)) throw new TopicIsGone()
    await assertPageExists(tx, topic.pageId)
    return { ...cluster, topics: cluster.topics.map((one) => (one.id === topic.id ? topic : one)) }
  })
}

/** `to` counts from 0. @throws TopicIsGone */
export function moveTopic(db: Database, by: Actor, id: string, topicId: string, to: number) {
  return applyChange(db, by, id, 'topic-moved', (cluster) => {
    const topic = cluster.topics.find((one) => one.id === topicId)
    if (!topic) throw new TopicIsGone()
    const others = cluster.topics.filter((one) => one !== topic)
    return { ...cluster, topics: others.toSpliced(to, 0, topic) }
  })
}

/** Their pages stay. */
export function removeTopics(db: Database, by: Actor, id: string, topicIds: string[]) {
  const gone = new Set(topicIds)
  return applyChange(db, by, id, 'topics-removed', (cluster) => ({
    ...cluster,
    topics: cluster.topics.filter((topic) => !gone.has(topic.id)),
  }))
}

/** Puts a cluster in place again as it was before a change. @throws ClusterChangedSince */
export function undoClusterChange(db: Database, by: Actor, id: string, { revision, before }: ClusterChangeResult) {
  return applyChange(db, by, id, 'taken-back', (cluster) => {
    if (cluster.revision !== revision) throw new ClusterChangedSince()
    return before
  })
}

type ClusterUpdater = (cluster: StoredClusterWithRevision, tx: Database) => StoredCluster | Promise<StoredCluster>

function applyChange(
  db: Database,
  by: Actor,
  id: string,
  action: string,
  work: ClusterUpdater,
): Promise<ClusterChangeResult> {
  return inTransaction(db, async (tx) => {
    const found = await findStoredCluster(tx, id, { forUpdate: true })
    if (!found) throw new ClusterIsGone()
    const before = toStoredCluster(found)
    const { name, pillarPage, topics } = await work(found, tx)
    const revision = found.revision + 1
    const isThere = pillarPage !== null && (await lockExistingPages(tx, [pillarPage])).has(pillarPage)
    await tx
      .updateTable('topicClusters')
      .set({ name, pillarPage: isThere ? pillarPage : null, revision })
      .where('id', '=', id)
      .execute()
    if (topics !== found.topics) await replaceTopics(tx, id, topics)
    await recordAction(tx, by, {
      action: `cluster.${action}`,
      ...clusterAuditSubject(id, name),
      before,
      after: { name, pillarPage, topics },
    })
    return { revision, before }
  })
}

async function assertPageExists(tx: Database, pageId: string | null) {
  if (pageId === null || (await lockExistingPages(tx, [pageId])).has(pageId)) return
  throw new DomainError('This page no longer exists. Choose another page.')
}
