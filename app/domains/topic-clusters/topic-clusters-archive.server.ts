import type { Actor } from '~/domains/audit/actor'
import { findPagePaths } from '~/domains/pages/links.server'
import { checkedRecord, faultIn } from '~/platform/archive/checked-record'
import type { Rehearsal, TakenBack } from '~/platform/archive/taken-back'
import type { Database } from '~/platform/database/database.server'
import { clusterRecord, pagesOf } from './archive/cluster-record'
import { readClusterRecords } from './archive/cluster-records.server'
import { TakenClusters } from './archive/taken-clusters.server'

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
