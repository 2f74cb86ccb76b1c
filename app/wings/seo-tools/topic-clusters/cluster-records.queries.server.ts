import type { Database } from '~/platform/database/database.server'
import { isoTimestamp } from '~/platform/time/iso-timestamp.server'
import type { ClusterRecord } from './cluster-record'

// with two hundred topics each
const BATCH_SIZE = 50

/** Clusters as an archive has them: those after an id, or those with these ids. */
export async function listClusterRecords(
  db: Database,
  { after, ids }: { after?: string | undefined; ids?: string[] },
): Promise<ClusterRecord[]> {
  if (ids?.length === 0) return []
  const clusters = await db
    .selectFrom('topicClusters')
    .select(['id', 'name', 'pillarPage', isoTimestamp('createdAt').as('createdAt')])
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .$if(ids === undefined, (query) => query.limit(BATCH_SIZE))
    .execute()
  const topics = await findRecordTopics(
    db,
    clusters.map(({ id }) => id),
  )
  return clusters.map(({ id, name, pillarPage, createdAt }) => ({
    id,
    name,
    pillar_page: pillarPage,
    created_at: createdAt,
    topics: (topics.get(id) ?? []).map((topic) => ({ id: topic.id, keyphrase: topic.keyphrase, page: topic.pageId })),
  }))
}

async function findRecordTopics(db: Database, clusterIds: string[]) {
  if (clusterIds.length === 0) return new Map<string, never[]>()
  const rows = await db
    .selectFrom('clusterTopics')
    .select(['clusterId', 'id', 'keyphrase', 'pageId'])
    .where('clusterId', 'in', clusterIds)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ clusterId }) => clusterId)
}
