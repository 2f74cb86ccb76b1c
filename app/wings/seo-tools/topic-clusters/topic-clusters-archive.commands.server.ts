import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { findRecordProblem, parseRecord } from '~/platform/archive/parse-record'
import type { DryRunIds, RecordImportResult } from '~/platform/archive/record-import'
import type { Database } from '~/platform/database/database.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { findPagePathMap } from '~/wings/web/pages/page-links.queries.server'
import { MAX_CLUSTERS } from './cluster'
import { type ClusterRecord, clusterRecordSchema, fromClusterRecord, getRecordPages } from './cluster-record'
import { listClusterRecords } from './cluster-records.queries.server'
import { clusterAuditSubject } from './commands.server'
import { lockExistingPages, replaceTopics } from './stored-cluster.commands.server'

const MAX_NAMED_TOPICS = 5

/** Clusters of an archive on their way back, with what is here already. */
class ClusterImport {
  private constructor(
    readonly tx: Database,
    readonly dryRun: DryRunIds,
    readonly known: Map<string, ClusterRecord>,
    /** The cluster of each topic that one of them names. */
    readonly owners: Map<string, string>,
    readonly pages: ReadonlySet<string>,
    public room: number,
  ) {}

  static async load(tx: Database, wanted: ClusterRecord[], dryRun: DryRunIds) {
    const known = await listClusterRecords(tx, { ids: wanted.map(({ id }) => id) })
    const pages = await lockExistingPages(tx, [...new Set(wanted.flatMap(getRecordPages))])
    const isThere = new Set([...pages, ...(dryRun ?? [])])
    const clusters = new Map(known.map((record) => [record.id, record]))
    return new ClusterImport(tx, dryRun, clusters, await findTopicOwners(tx, wanted), isThere, await findCapacity(tx))
  }

  async importRecord(by: Actor, record: ClusterRecord): Promise<RecordImportResult> {
    const { id, name } = record
    const [before, refusal] = [this.known.get(id), this.#refusalOf(record)]
    if (refusal) return { name, outcome: 'refused', reason: refusal }
    const cluster = withExistingPages(record, this.pages)
    const reason = missingPagesMessage(record, this.pages)
    if (isDeepStrictEqual(before, cluster)) return { name, outcome: 'unchanged', ...reason }
    if (!this.dryRun) await saveRecord(this.tx, by, cluster)
    this.#noteTaken(cluster)
    return { name, outcome: before ? 'replaced' : 'added', ...reason }
  }

  #refusalOf({ id, topics }: ClusterRecord) {
    if (topics.some((topic) => (this.owners.get(topic.id) ?? id) !== id))
      return 'One of its topics is in another cluster.'
    if (!this.known.has(id) && this.room <= 0) return `The limit of ${MAX_CLUSTERS} clusters is reached.`
    return undefined
  }

  #noteTaken(cluster: ClusterRecord) {
    const { id, topics } = cluster
    if (!this.known.has(id)) this.room--
    for (const topic of this.known.get(id)?.topics ?? []) this.owners.delete(topic.id)
    for (const topic of topics) this.owners.set(topic.id, id)
    this.known.set(id, cluster)
  }
}

/** Topic clusters, as they leave in an archive and come back. */
export const topicClustersArchive = {
  name: 'topic_clusters',
  exportRecords: exportClusterRecords,
  validate: (record: unknown) => findRecordProblem(() => parseRecord(clusterRecordSchema, record)),
  importRecords: importClusterRecords,
}

/** All clusters; `links` says where the pages live that they name. */
async function* exportClusterRecords(db: Database) {
  let after: string | undefined
  for (;;) {
    const records = await listClusterRecords(db, { after })
    const paths = await findPagePathMap(db, [...new Set(records.flatMap(getRecordPages))])
    for (const record of records) {
      const links = getRecordPages(record).flatMap((page) => (paths.has(page) ? [[page, paths.get(page)]] : []))
      yield { ...record, links: Object.fromEntries(links) }
    }
    after = records.at(-1)?.id
    if (after === undefined) return
  }
}

/**
 * Takes clusters back, each in place of the one with its id. A page that is not here is left out of its cluster, which says
 * so: the topic stays.
 */
async function importClusterRecords(
  tx: Database,
  records: unknown[],
  { by, dryRun }: { by: Actor; dryRun?: DryRunIds },
) {
  const wanted = records.map((record) => parseRecord(clusterRecordSchema, record))
  const clusters = await ClusterImport.load(tx, wanted, dryRun)
  const taken: RecordImportResult[] = []
  for (const record of wanted) taken.push(await clusters.importRecord(by, record))
  return taken
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

async function findCapacity(tx: Database) {
  const { count } = await tx
    .selectFrom('topicClusters')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return MAX_CLUSTERS - Number(count)
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

async function saveRecord(tx: Database, by: Actor, record: ClusterRecord) {
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
