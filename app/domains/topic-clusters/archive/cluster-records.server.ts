import { momentText } from '~/platform/archive/moment.server'
import type { Database } from '~/platform/database/database.server'
import type { ClusterRecord } from './cluster-record'

// with two hundred topics each
const AT_ONCE = 50

/** Clusters as an archive has them: those after an id, or those with these ids. */
export async function readClusterRecords(
  db: Database,
  { after, ids }: { after?: string | undefined; ids?: string[] },
): Promise<ClusterRecord[]> {
  if (ids?.length === 0) return []
  const clusters = await db
    .selectFrom('topicClusters')
    .select(['id', 'name', 'pillarPage', momentText('createdAt').as('createdAt')])
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .$if(ids === undefined, (query) => query.limit(AT_ONCE))
    .execute()
  const topics = await readTopics(
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

async function readTopics(db: Database, clusterIds: string[]) {
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
