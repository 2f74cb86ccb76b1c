import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import { findPagePaths } from '~/domains/pages/links.server'
import { checkedRecord, faultIn } from '~/platform/archive/checked-record'
import type { Rehearsal, TakenBack } from '~/platform/archive/taken-back'
import type { Database } from '~/platform/database/database.server'
import { type ClusterRecord, clusterIn, clusterRecord, pagesOf } from './archive/cluster-record'
import { readClusterRecords } from './archive/cluster-records.server'
import { MOST_CLUSTERS } from './cluster'
import { named } from './commands.server'
import { findThere, writeTopics } from './stored-cluster.server'

const MOST_NAMED = 5

/** Clusters of an archive on their way back, with what is here already. */
class TakenClusters {
  private constructor(
    readonly tx: Database,
    readonly rehearsal: Rehearsal,
    readonly known: Map<string, ClusterRecord>,
    /** The cluster of each topic that one of them names. */
    readonly owners: Map<string, string>,
    readonly pages: ReadonlySet<string>,
    public room: number,
  ) {}

  static async of(tx: Database, wanted: ClusterRecord[], rehearsal: Rehearsal) {
    const known = await readClusterRecords(tx, { ids: wanted.map(({ id }) => id) })
    const pages = await findThere(tx, [...new Set(wanted.flatMap(pagesOf))])
    const isThere = new Set([...pages, ...(rehearsal ?? [])])
    const clusters = new Map(known.map((record) => [record.id, record]))
    return new TakenClusters(tx, rehearsal, clusters, await findOwners(tx, wanted), isThere, await findRoom(tx))
  }

  async take(by: Actor, record: ClusterRecord): Promise<TakenBack> {
    const { id, name } = record
    const [before, refusal] = [this.known.get(id), this.#refusalOf(record)]
    if (refusal) return { name, fate: 'refused', reason: refusal }
    const cluster = withPagesOf(record, this.pages)
    const reason = lackOf(record, this.pages)
    if (isDeepStrictEqual(before, cluster)) return { name, fate: 'unchanged', ...reason }
    if (!this.rehearsal) await write(this.tx, by, cluster)
    this.#noteTaken(cluster)
    return { name, fate: before ? 'replaced' : 'added', ...reason }
  }

  #refusalOf({ id, topics }: ClusterRecord) {
    if (topics.some((topic) => (this.owners.get(topic.id) ?? id) !== id))
      return 'One of its topics is in another cluster.'
    if (!this.known.has(id) && this.room <= 0) return `There are ${MOST_CLUSTERS} clusters already.`
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
  exported,
  faultOf: (record: unknown) => faultIn(() => checkedRecord(clusterRecord, record)),
  takeBack,
}

/** All clusters; `links` says where the pages live that they name. */
async function* exported(db: Database) {
  let after: string | undefined
  for (;;) {
    const records = await readClusterRecords(db, { after })
    const paths = await findPagePaths(db, [...new Set(records.flatMap(pagesOf))])
    for (const record of records) {
      const links = pagesOf(record).flatMap((page) => (paths.has(page) ? [[page, paths.get(page)]] : []))
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
async function takeBack(tx: Database, records: unknown[], { by, rehearsal }: { by: Actor; rehearsal?: Rehearsal }) {
  const wanted = records.map((record) => checkedRecord(clusterRecord, record))
  const clusters = await TakenClusters.of(tx, wanted, rehearsal)
  const taken: TakenBack[] = []
  for (const record of wanted) taken.push(await clusters.take(by, record))
  return taken
}

async function findOwners(tx: Database, wanted: ClusterRecord[]) {
  const ids = wanted.flatMap(({ topics }) => topics.map(({ id }) => id))
  if (ids.length === 0) return new Map<string, string>()
  const rows = await tx
    .selectFrom('clusterTopics')
    .select(['id', 'clusterId'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, clusterId }) => [id, clusterId]))
}

async function findRoom(tx: Database) {
  const { count } = await tx
    .selectFrom('topicClusters')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return MOST_CLUSTERS - Number(count)
}

function withPagesOf(record: ClusterRecord, pages: ReadonlySet<string>): ClusterRecord {
  const known = (page: string | null) => (page !== null && pages.has(page) ? page : null)
  const topics = record.topics.map((topic) => ({ ...topic, page: known(topic.page) }))
  return { ...record, pillar_page: known(record.pillar_page), topics }
}

/** Which pages are not here, as a sentence. */
function lackOf({ pillar_page, topics }: ClusterRecord, pages: ReadonlySet<string>) {
  const lacks = (page: string | null) => page !== null && !pages.has(page)
  const without = topics.filter(({ page }) => lacks(page)).map(({ keyphrase }) => `“${keyphrase}”`)
  const more = without.length > MOST_NAMED ? [`${without.length - MOST_NAMED} more`] : []
  const lacking = [...(lacks(pillar_page) ? ['the main page'] : []), ...without.slice(0, MOST_NAMED), ...more]
  return lacking.length > 0 ? { reason: `Pages that are not here: of ${lacking.join(', ')}.` } : {}
}

async function write(tx: Database, by: Actor, record: ClusterRecord) {
  const { id, created_at: createdAt } = record
  const { name, pillarPage, topics } = clusterIn(record)
  const row = { name, pillarPage, createdAt }
  await tx
    .insertInto('topicClusters')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...row, revision: sql`topic_clusters.revision + 1` }))
    .execute()
  await writeTopics(tx, id, topics)
  await recordAction(tx, by, { action: 'cluster.imported', ...named(id, name), after: { topics: topics.length } })
}
