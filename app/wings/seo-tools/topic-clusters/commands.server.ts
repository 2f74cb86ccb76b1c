import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { newUuid } from '~/platform/database/new-uuid'
import { inTransaction } from '~/platform/database/transaction.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { MAX_CLUSTERS, type StoredCluster } from './cluster'
import type { ClusterForm } from './cluster-forms'
import { ClusterIsGone, TooManyClusters } from './errors'
import { findStoredCluster, lockExistingPages, replaceTopics, toStoredCluster } from './stored-cluster.commands.server'

/** Makes a cluster and answers its id. @throws TooManyClusters */
export function createCluster(db: Database, by: Actor, { name, pillarPage, topics }: ClusterForm): Promise<string> {
  const id = newUuid()
  const cluster = { name, pillarPage, topics: topics.map((topic) => ({ id: newUuid(), ...topic })) }
  return inTransaction(db, async (tx) => {
    await insertCluster(tx, id, cluster)
    await recordAction(tx, by, {
      action: 'cluster.made',
      ...clusterAuditSubject(id, name),
      after: { topics: topics.length },
    })
    return id
  })
}

/** Removes a cluster and answers it, so that it can be brought back; its pages stay. @throws ClusterIsGone */
export function removeCluster(db: Database, by: Actor, id: string): Promise<StoredCluster> {
  return inTransaction(db, async (tx) => {
    const found = await findStoredCluster(tx, id, { forUpdate: true })
    if (!found) throw new ClusterIsGone()
    await tx.deleteFrom('topicClusters').where('id', '=', id).execute()
    const before = { topics: found.topics.length }
    await recordAction(tx, by, { action: 'cluster.removed', ...clusterAuditSubject(id, found.name), before })
    return toStoredCluster(found)
  })
}

/** Brings back what was removed. Whatever is there under its id by now stays as it is. @throws TooManyClusters */
export function restoreCluster(db: Database, by: Actor, id: string, cluster: StoredCluster): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (await findStoredCluster(tx, id)) return
    await insertCluster(tx, id, cluster)
    await recordAction(tx, by, { action: 'cluster.restored', ...clusterAuditSubject(id, cluster.name) })
  })
}

async function insertCluster(tx: Database, id: string, { name, pillarPage, topics }: StoredCluster) {
  await assertClusterCapacity(tx)
  const isThere = pillarPage !== null && (await lockExistingPages(tx, [pillarPage])).has(pillarPage)
  await tx
    .insertInto('topicClusters')
    .values({ id, name, pillarPage: isThere ? pillarPage : null })
    .execute()
  await replaceTopics(tx, id, topics)
}

/** Those who make clusters at the same moment come one after the other, so that their sum holds. */
async function assertClusterCapacity(tx: Database) {
  await sql`select pg_advisory_xact_lock(hashtextextended('number of topic clusters', 0))`.execute(tx)
  const { count } = await tx
    .selectFrom('topicClusters')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= MAX_CLUSTERS) throw new TooManyClusters()
}

/** A cluster as the audit log names it. */
export function clusterAuditSubject(id: string, name: string) {
  return { subject: `cluster:${id}`, title: name }
}
