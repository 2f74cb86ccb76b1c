import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors/errors'
import type { StoredCluster, StoredTopic } from './cluster'

/** A cluster as it is written; `forUpdate`: nobody else changes it before the end of the transaction. */
export async function findStoredCluster(db: Database, id: string, { forUpdate = false } = {}) {
  const cluster = await db
    .selectFrom('topicClusters')
    .select(['id', 'name', 'pillarPage', 'revision'])
    .where('id', '=', id)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst()
  return cluster && { ...cluster, topics: await findClusterTopics(db, id) }
}

export type StoredClusterWithRevision = NonNullable<Awaited<ReturnType<typeof findStoredCluster>>>

function findClusterTopics(db: Database, clusterId: string): Promise<StoredTopic[]> {
  return db
    .selectFrom('clusterTopics')
    .select(['id', 'keyphrase', 'pageId'])
    .where('clusterId', '=', clusterId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Puts these topics in place of those that the cluster has. A page that is gone is left out. */
export async function replaceTopics(tx: Database, clusterId: string, topics: StoredTopic[]) {
  const there = await lockExistingPages(
    tx,
    topics.flatMap(({ pageId }) => pageId ?? []),
  )
  await tx.deleteFrom('clusterTopics').where('clusterId', '=', clusterId).execute()
  if (topics.length === 0) return
  await assertOwnTopics(tx, topics)
  const rows = topics.map(({ id, keyphrase, pageId }, position) => ({
    id,
    clusterId,
    position,
    keyphrase,
    pageId: pageId && there.has(pageId) ? pageId : null,
  }))
  await tx.insertInto('clusterTopics').values(rows).execute()
}

/** Topics that are brought back keep their ids, unless somebody made them up. */
async function assertOwnTopics(tx: Database, topics: { id: string }[]) {
  const taken = await tx
    .selectFrom('clusterTopics')
    .select('id')
    .where(
      'id',
      'in',
      topics.map(({ id }) => id),
    )
    .executeTakeFirst()
  if (taken) throw new DomainError('A topic of this cluster belongs to another one.')
}

/** Which of these pages are there, held against being taken away. */
export async function lockExistingPages(tx: Database, ids: string[]) {
  if (ids.length === 0) return new Set<string>()
  const pages = await tx.selectFrom('pages').select('id').where('id', 'in', ids).orderBy('id').forKeyShare().execute()
  return new Set(pages.map(({ id }) => id))
}

/** What of a found cluster is to be put in place again. */
export function toStoredCluster({ name, pillarPage, topics }: StoredClusterWithRevision): StoredCluster {
  return { name, pillarPage, topics }
}
