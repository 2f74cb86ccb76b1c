import { sql } from 'kysely'
import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { newId } from '~/platform/new-id'
import { MOST_CLUSTERS, type StoredCluster } from './cluster'
import type { ClusterForm } from './cluster-forms'
import { ClusterIsGone, TooManyClusters } from './errors'
import { asStored, findStoredCluster, findThere, writeTopics } from './stored-cluster.server'

/** Makes a cluster and answers its id. @throws TooManyClusters */
export function makeCluster(db: Database, by: Actor, { name, pillarPage, topics }: ClusterForm): Promise<string> {
  const id = newId()
  const cluster = { name, pillarPage, topics: topics.map((topic) => ({ id: newId(), ...topic })) }
  return inTransaction(db, async (tx) => {
    await writeNew(tx, id, cluster)
    await recordAction(tx, by, { action: 'cluster.made', ...named(id, name), after: { topics: topics.length } })
    return id
  })
}

/** Removes a cluster and answers it, so that it can be brought back; its pages stay. @throws ClusterIsGone */
export function removeCluster(db: Database, by: Actor, id: string): Promise<StoredCluster> {
  return inTransaction(db, async (tx) => {
    const found = await findStoredCluster(tx, id, { isHeld: true })
    if (!found) throw new ClusterIsGone()
    await tx.deleteFrom('topicClusters').where('id', '=', id).execute()
    const before = { topics: found.topics.length }
    await recordAction(tx, by, { action: 'cluster.removed', ...named(id, found.name), before })
    return asStored(found)
  })
}

/** Brings back what was removed. Whatever is there under its id by now stays as it is. @throws TooManyClusters */
export function restoreCluster(db: Database, by: Actor, id: string, cluster: StoredCluster): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (await findStoredCluster(tx, id)) return
    await writeNew(tx, id, cluster)
    await recordAction(tx, by, { action: 'cluster.restored', ...named(id, cluster.name) })
  })
}

async function writeNew(tx: Database, id: string, { name, pillarPage, topics }: StoredCluster) {
  await refuseTooMany(tx)
  const isThere = pillarPage !== null && (await findThere(tx, [pillarPage])).has(pillarPage)
  await tx
    .insertInto('topicClusters')
    .values({ id, name, pillarPage: isThere ? pillarPage : null })
    .execute()
  await writeTopics(tx, id, topics)
}

/** Those who make clusters at the same moment come one after the other, so that their sum holds. */
async function refuseTooMany(tx: Database) {
  await sql`select pg_advisory_xact_lock(hashtextextended('number of topic clusters', 0))`.execute(tx)
  const { count } = await tx
    .selectFrom('topicClusters')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_CLUSTERS) throw new TooManyClusters()
}

/** A cluster as the audit log names it. */
export function named(id: string, name: string) {
  return { subject: `cluster:${id}`, title: name }
}
