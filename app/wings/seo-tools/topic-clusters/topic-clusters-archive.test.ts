import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { registerPage } from '~/wings/web/pages/commands.server'
import { testAdmin as by } from '~test/admin-request'
import { collectAsync } from '~test/collect-async'
import { expect, test } from '~test/test'
import { MAX_CLUSTERS } from './cluster'
import { moveTopic, renameCluster, setPillar } from './cluster-changes.commands.server'
import type { ClusterRecord } from './cluster-record'
import { createCluster, removeCluster } from './commands.server'
import { findStoredCluster } from './stored-cluster.commands.server'
import { topicClustersArchive } from './topic-clusters-archive.commands.server'

async function aPage(db: Database, path: string) {
  const id = randomUUID()
  await registerPage(db, { id, kind: 'post', path, title: path, publishedAt: null })
  return id
}

async function aPlan(db: Database) {
  const [boats, paper] = [await aPage(db, '/blog/boats'), await aPage(db, '/blog/paper')]
  const topics = [
    { keyphrase: 'paper “boats”', pageId: paper },
    { keyphrase: 'wood', pageId: null },
  ]
  return { boats, paper, id: await createCluster(db, by, { name: 'Boats', pillarPage: boats, topics }) }
}

const exported = (db: Database) => collectAsync(topicClustersArchive.exportRecords(db))

const takeBack = (db: Database, records: unknown[], dryRun?: Set<string>) =>
  inTransaction(db, (tx) => topicClustersArchive.importRecords(tx, records, { by, ...(dryRun && { dryRun: dryRun }) }))

test('a cluster leaves with its topics in their order and the addresses of its pages', async ({ db }) => {
  const { id, boats, paper } = await aPlan(db)
  expect(await exported(db)).toMatchObject([
    {
      id,
      name: 'Boats',
      pillar_page: boats,
      topics: [
        { keyphrase: 'paper “boats”', page: paper },
        { keyphrase: 'wood', page: null },
      ],
      links: { [boats]: '/blog/boats', [paper]: '/blog/paper' },
    },
  ])
})

test('clusters are added, left as they are, or put in place of what they have become', async ({ db }) => {
  const { id } = await aPlan(db)
  const records = await exported(db)
  expect(await takeBack(db, records)).toEqual([{ name: 'Boats', outcome: 'unchanged' }])
  const { topics, revision = 0 } = (await findStoredCluster(db, id)) ?? {}
  await renameCluster(db, by, id, 'Ships')
  await moveTopic(db, by, id, topics?.[0]?.id ?? '', 1)
  await setPillar(db, by, id, null)
  expect(await takeBack(db, records, new Set())).toEqual([{ name: 'Boats', outcome: 'replaced' }])
  expect(await findStoredCluster(db, id)).toMatchObject({ name: 'Ships' })
  expect(await takeBack(db, records)).toEqual([{ name: 'Boats', outcome: 'replaced' }])
  expect(await exported(db)).toEqual(records)
  // whoever has changed it meanwhile cannot take that back
  expect((await findStoredCluster(db, id))?.revision).toBeGreaterThan(revision + 3)
  await removeCluster(db, by, id)
  expect(await takeBack(db, records)).toEqual([{ name: 'Boats', outcome: 'added' }])
  expect(await exported(db)).toEqual(records)
})

test('a page that is not here is left out and named, its topic stays, and it is taken once it is here', async ({
  db,
}) => {
  const { id, boats, paper } = await aPlan(db)
  const records = await exported(db)
  await removeCluster(db, by, id)
  await db.deleteFrom('pages').execute()
  const reason = 'Missing pages: the pillar page, “paper “boats””.'
  expect(await takeBack(db, records, new Set([boats, paper]))).toEqual([{ name: 'Boats', outcome: 'added' }])
  expect(await takeBack(db, records)).toEqual([{ name: 'Boats', outcome: 'added', reason }])
  expect(await takeBack(db, records)).toEqual([{ name: 'Boats', outcome: 'unchanged', reason }])
  expect(await findStoredCluster(db, id)).toMatchObject({
    pillarPage: null,
    topics: [
      { keyphrase: 'paper “boats”', pageId: null },
      { keyphrase: 'wood', pageId: null },
    ],
  })
  for (const [page, path] of [
    [boats, '/blog/boats'],
    [paper, '/blog/paper'],
  ] as const) {
    await registerPage(db, { id: page, kind: 'post', path, title: path, publishedAt: null })
  }
  expect(await takeBack(db, records)).toEqual([{ name: 'Boats', outcome: 'replaced' }])
  expect(await exported(db)).toEqual(records)
})

test('a topic that another cluster has, and one cluster too many, are refused', async ({ db }) => {
  const { id } = await aPlan(db)
  const [record] = await exported(db)
  if (!record) throw new Error('There is no cluster.')
  const twin = { ...record, id: randomUUID(), name: 'Twin' }
  const refused = { name: 'Twin', outcome: 'refused', reason: 'One of its topics is in another cluster.' }
  expect(await takeBack(db, [twin])).toEqual([refused])
  await removeCluster(db, by, id)
  expect(await takeBack(db, [record, twin])).toEqual([{ name: 'Boats', outcome: 'added' }, refused])
  const names = Array.from({ length: MAX_CLUSTERS - 1 }, (_, at) => ({ name: `${at}` }))
  await db.insertInto('topicClusters').values(names).execute()
  expect(await takeBack(db, [{ ...twin, topics: [] }, record])).toEqual([
    { name: 'Twin', outcome: 'refused', reason: `The limit of ${MAX_CLUSTERS} clusters is reached.` },
    { name: 'Boats', outcome: 'unchanged' },
  ])
})

const good: ClusterRecord = {
  id: randomUUID(),
  name: 'Boats',
  pillar_page: null,
  created_at: '2026-01-02T03:04:05.678901Z',
  topics: [{ id: randomUUID(), keyphrase: 'paper', page: null }],
}
const topic = { id: randomUUID(), keyphrase: 'paper', page: null }

test.for<[string, object]>([
  ['has no name', { name: '' }],
  ['has blanks around its name', { name: ' Boats' }],
  ['has blanks around a topic', { topics: [{ ...topic, keyphrase: 'paper ' }] }],
  ['has a topic twice', { topics: [topic, topic] }],
  ['has too many topics', { topics: Array.from({ length: 201 }, () => ({ ...topic, id: randomUUID() })) }],
  ['names no page', { pillar_page: '/blog/boats' }],
  ['was made at no moment', { created_at: 'yesterday' }],
])('a record of an archive that %s cannot be read', ([, changes]) => {
  expect(topicClustersArchive.validate(good)).toBeUndefined()
  expect(topicClustersArchive.validate({ ...good, ...changes })).toEqual(expect.any(String))
})
