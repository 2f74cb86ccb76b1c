import { sql } from 'kysely'
import { defineArchiveList } from '~/platform/archive/archive-list.server'
import { archivedTable } from '~/platform/archive/archived-table.server'
import { parseRecord } from '~/platform/archive/parse-record'
import type { Database } from '~/platform/database/database.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { findPagePathMap } from '~/wings/web/pages/page-links.queries.server'
import { MAX_CLUSTERS } from './cluster'
import { type ClusterRecord, clusterRecordSchema, fromClusterRecord, getRecordPages } from './cluster-record'
import { clusterAuditSubject } from './commands.server'
import { lockExistingPages, replaceTopics } from './stored-cluster.commands.server'

type ClusterRow = Omit<ClusterRecord, 'topics'>

const MAX_NAMED_TOPICS = 5

const table = archivedTable<ClusterRow, ClusterRecord>('topicClusters', {
  key: 'id',
  columns: ['id', 'name', 'pillar_page', 'created_at'],
  timestamps: ['created_at'],
  // with two hundred topics each
  batchSize: 50,
  toItems: withTopics,
})

/** Topic clusters; a page that is not here is left out of its cluster, which says so: the topic stays. */
export const topicClustersArchive = defineArchiveList({
  ...table,
  name: 'topic_clusters',
  read: (record) => parseRecord(clusterRecordSchema, record),
  titleOf: ({ name }) => name,
  async toRecords(db, clusters) {
    const paths = await findPagePathMap(db, [...new Set(clusters.flatMap(getRecordPages))])
    return clusters.map((cluster) => {
      const links = getRecordPages(cluster).flatMap((page) => (paths.has(page) ? [[page, paths.get(page)]] : []))
      return { ...cluster, links: Object.fromEntries(links) as Record<string, string> }
    })
  },
  async plan(tx, clusters, dryRun) {
    const here = await lockExistingPages(tx, [...new Set(clusters.flatMap(getRecordPages))])
    const pages = new Set([...here, ...(dryRun ?? [])])
    const owners = await findTopicOwners(tx, clusters)
    return {
      capacity: {
        left: MAX_CLUSTERS - (await table.count(tx)),
        reason: `The limit of ${MAX_CLUSTERS} clusters is reached.`,
      },
      adapt: (cluster) => ({ item: withExistingPages(cluster, pages), ...missingPagesMessage(cluster, pages) }),
      refusalFor: ({ id, topics }) =>
        topics.some((topic) => (owners.get(topic.id) ?? id) !== id)
          ? 'One of its topics is in another cluster.'
          : undefined,
      taken({ id, topics }, before) {
        for (const topic of before?.topics ?? []) owners.delete(topic.id)
        for (const topic of topics) owners.set(topic.id, id)
      },
    }
  },
  write: writeCluster,
})

async function withTopics(db: Database, clusters: ClusterRow[]): Promise<ClusterRecord[]> {
  const ids = clusters.map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('clusterTopics')
    .select(['clusterId', 'id', 'keyphrase', 'pageId as page'])
    .where('clusterId', 'in', ids)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const topics = Map.groupBy(rows, ({ clusterId }) => clusterId)
  return clusters.map((cluster) => ({
    ...cluster,
    topics: (topics.get(cluster.id) ?? []).map(({ clusterId: _same, ...topic }) => topic),
  }))
}

async function findTopicOwners(tx: Database, wanted: ClusterRecord[]) {
  const ids = wanted.flatMap(({ topics }) => topics.map(({ id }) => id))
  if (ids.length === 0) return new Map<string, string>()
  const rows = await tx
    .selectFrom('clusterTopics')
    .select(['id', 'clusterId'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, clusterId }) => [id, clusterId]))
}

function withExistingPages(record: ClusterRecord, pages: ReadonlySet<string>): ClusterRecord {
  const known = (page: string | null) => (page !== null && pages.has(page) ? page : null)
  const topics = record.topics.map((topic) => ({ ...topic, page: known(topic.page) }))
  return { ...record, pillar_page: known(record.pillar_page), topics }
}

/** Which pages are not here, as a sentence. */
function missingPagesMessage({ pillar_page, topics }: ClusterRecord, pages: ReadonlySet<string>) {
  const lacks = (page: string | null) => page !== null && !pages.has(page)
  const without = topics.filter(({ page }) => lacks(page)).map(({ keyphrase }) => `“${keyphrase}”`)
  const more = without.length > MAX_NAMED_TOPICS ? [`${without.length - MAX_NAMED_TOPICS} more`] : []
  const lacking = [...(lacks(pillar_page) ? ['the pillar page'] : []), ...without.slice(0, MAX_NAMED_TOPICS), ...more]
  return lacking.length > 0 ? { reason: `Missing pages: ${lacking.join(', ')}.` } : {}
}

async function writeCluster(tx: Database, by: Actor, record: ClusterRecord) {
  const { id, created_at: createdAt } = record
  const { name, pillarPage, topics } = fromClusterRecord(record)
  const row = { name, pillarPage, createdAt }
  await tx
    .insertInto('topicClusters')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...row, revision: sql`topic_clusters.revision + 1` }))
    .execute()
  await replaceTopics(tx, id, topics)
  await recordAction(tx, by, {
    action: 'cluster.imported',
    ...clusterAuditSubject(id, name),
    after: { topics: topics.length },
  })
}
