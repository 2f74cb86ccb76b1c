import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { registerPage } from '~/wings/web/pages/commands.server'
import { saveSearchAppearance } from '~/wings/web/seo/search-appearance.commands.server'
import { emptySeo } from '~/wings/web/seo/seo-fields'
import { callAsAdmin, testAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { describe, expect, test } from '~test/test'
import { topicClustersApi } from './api.server'
import { computeClusterStats, MAX_CLUSTERS, MAX_TOPICS } from './cluster'
import {
  addTopics,
  moveTopic,
  removeTopics,
  setPillar,
  undoClusterChange,
  updateTopic,
} from './cluster-changes.commands.server'
import { createCluster, removeCluster, restoreCluster } from './commands.server'
import { findCluster, listClusters } from './queries.server'

const long = new Date('2026-01-01')
const changes = endpoint(topicClustersApi, '/:clusterId/changes')

async function aPage(db: Database, path: string, publishedAt: Date | null = long) {
  const id = randomUUID()
  await registerPage(db, { id, kind: 'post', path, title: `Page ${path}`, publishedAt })
  return id
}

interface ReadLink {
  to: string
  place: 'body' | 'footer'
}

/** What the register says of a page once it has read it. */
async function isRead(db: Database, path: string, links: ReadLink[]) {
  const boilerplate = { checksum: 'boilerplate', links: '[]' }
  await db
    .insertInto('derived.pageBoilerplates')
    .values(boilerplate)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('derived.pageFacts')
    .values({
      path,
      kind: 'post',
      title: path,
      description: '',
      robots: '',
      isIndexable: true,
      words: 100,
      headings: '[]',
      boilerplate: 'boilerplate',
      tags: [],
      indexVersion: 'test',
      checksum: 'x',
      indexedAt: long,
    })
    .execute()
  const rows = links.map(({ to, place }, position) => ({
    fromPath: path,
    position,
    toPath: to,
    anchor: 'present',
    place,
    heading: '',
    rel: '',
  }))
  await db.insertInto('derived.indexedLinks').values(rows).execute()
}

async function aCluster(db: Database, keyphrases: string[] = []) {
  const topics = keyphrases.map((keyphrase) => ({ keyphrase, pageId: null }))
  return createCluster(db, testAdmin, { name: 'Boats', pillarPage: null, topics })
}

async function topicsOf(db: Database, id: string) {
  return (await findCluster(db, id))?.topics ?? []
}

const phrasesOf = async (db: Database, id: string) => (await topicsOf(db, id)).map(({ keyphrase }) => keyphrase)

describe('A cluster says of each topic what it still lacks', () => {
  test('its page as it stands: public, scheduled, a draft, or none', async ({ db }) => {
    const id = await aCluster(db, ['paper', 'wood', 'steel', 'glass'])
    const pages = [
      await aPage(db, '/blog/paper'),
      await aPage(db, '/blog/wood', new Date('2100-01-01')),
      await aPage(db, '/blog/steel', null),
    ]
    const topics = await topicsOf(db, id)
    for (const [at, pageId] of pages.entries()) {
      const { id: topicId = '', keyphrase = '' } = topics[at] ?? {}
      await updateTopic(db, testAdmin, id, { id: topicId, keyphrase, pageId })
    }
    const found = await topicsOf(db, id)
    expect(found.map(({ page }) => page?.state)).toEqual(['public', 'scheduled', 'draft', undefined])
    expect(computeClusterStats(found)).toMatchObject({ topics: 4, covered: 1, missingLinks: 0 })
  })

  test('the links both ways, as the texts of both pages have them', async ({ db }) => {
    const [pillar, paper, wood] = [
      await aPage(db, '/blog/boats'),
      await aPage(db, '/blog/paper'),
      await aPage(db, '/blog/wood', null),
    ]
    const topics = [
      { keyphrase: 'paper', pageId: paper },
      { keyphrase: 'wood', pageId: wood },
      { keyphrase: 'boats', pageId: pillar },
    ]
    const id = await createCluster(db, testAdmin, { name: 'Boats', pillarPage: pillar, topics })
    const states = async () => (await topicsOf(db, id)).map(({ fromPillar, toPillar }) => [fromPillar, toPillar])
    const nothing = ['pending', 'pending']
    expect(await states()).toEqual([['missing', 'missing'], nothing, nothing])
    await isRead(db, '/blog/boats', [
      { to: '/blog/paper', place: 'body' },
      { to: '/blog/wood', place: 'body' },
    ])
    await isRead(db, '/blog/paper', [{ to: '/blog/boats', place: 'footer' }])
    expect(await states()).toEqual([['present', 'missing'], nothing, nothing])
    expect((await listClusters(db, {}, 10)).rows[0]?.figures).toMatchObject({ topics: 3, covered: 2, missingLinks: 1 })
  })

  test('other public pages that want the same keyphrase, in whatever form', async ({ db }) => {
    const own = await aPage(db, '/blog/own')
    await aPage(db, '/blog/other')
    await aPage(db, '/blog/draft', null)
    for (const path of ['/blog/own', '/blog/other', '/blog/draft']) {
      await saveSearchAppearance(db, path, { ...emptySeo, keyphrase: 'folding a boat' })
    }
    const topics = [{ keyphrase: 'Fold boats', pageId: own }]
    const id = await createCluster(db, testAdmin, { name: 'Boats', pillarPage: null, topics })
    const [topic] = await topicsOf(db, id)
    expect(topic?.competing).toEqual([{ path: '/blog/other', title: 'Page /blog/other' }])
  })
})

describe('A cluster is changed', () => {
  test('by lines that are pasted, by moving and by removing, and each change can be taken back', async ({ db }) => {
    const id = await aCluster(db, ['paper'])
    await addTopics(db, testAdmin, id, ['wood', 'Paper', 'steel', 'WOOD'])
    expect(await phrasesOf(db, id)).toEqual(['paper', 'wood', 'steel'])
    const [paper] = await topicsOf(db, id)
    await moveTopic(db, testAdmin, id, paper?.id ?? '', 2)
    expect(await phrasesOf(db, id)).toEqual(['wood', 'steel', 'paper'])
    const removed = await removeTopics(db, testAdmin, id, [paper?.id ?? ''])
    expect(await phrasesOf(db, id)).toEqual(['wood', 'steel'])
    await undoClusterChange(db, testAdmin, id, removed)
    expect(await phrasesOf(db, id)).toEqual(['wood', 'steel', 'paper'])
    const actions = await db
      .selectFrom('auditEntries')
      .select('action')
      .where('subject', '=', `cluster:${id}`)
      .execute()
    expect(actions.map((entry) => entry.action).sort()).toEqual([
      ...[
        'cluster.made',
        'cluster.taken-back',
        'cluster.topic-moved',
        'cluster.topics-added',
        'cluster.topics-removed',
      ],
    ])
  })

  test('but nothing is taken back over what somebody did since', async ({ db }) => {
    const id = await aCluster(db, ['paper'])
    const added = await addTopics(db, testAdmin, id, ['wood'])
    await addTopics(db, testAdmin, id, ['steel'])
    await expect(undoClusterChange(db, testAdmin, id, added)).rejects.toThrow('Someone else has changed this cluster.')
    expect(await phrasesOf(db, id)).toEqual(['paper', 'wood', 'steel'])
  })

  test('and a page that is deleted for good leaves its topic and its pillar without a page', async ({ db }) => {
    const page = await aPage(db, '/blog/paper')
    const id = await createCluster(db, testAdmin, {
      name: 'Boats',
      pillarPage: page,
      topics: [{ keyphrase: 'paper', pageId: page }],
    })
    await db.deleteFrom('pages').where('id', '=', page).execute()
    expect(await findCluster(db, id)).toMatchObject({ pillar: null, topics: [{ keyphrase: 'paper', page: null }] })
    await expect(setPillar(db, testAdmin, id, page)).rejects.toThrow('This page no longer exists.')
  })

  test('within its limits', async ({ db }) => {
    const many = Array.from({ length: MAX_TOPICS }, (_, at) => `topic ${at}`)
    const id = await aCluster(db, many)
    await expect(addTopics(db, testAdmin, id, ['one more'])).rejects.toThrow(`at most ${MAX_TOPICS} topics`)
    const rows = Array.from({ length: MAX_CLUSTERS - 1 }, (_, at) => ({ name: `Cluster ${at}` }))
    await db.insertInto('topicClusters').values(rows).execute()
    await expect(aCluster(db)).rejects.toThrow(`at most ${MAX_CLUSTERS} clusters`)
  })

  test('by what the browser sends, which says what is wrong with it', async ({ db }) => {
    const id = await aCluster(db)
    const send = (json: unknown) => callAsAdmin(changes, db, { method: 'POST', json, params: { clusterId: id } })
    expect((await send({ action: 'add-topics', keyphrases: ['wood'] })).status).toBe(200)
    expect((await send({ action: 'rename', name: ' ' })).status).toBe(422)
    expect((await send({ action: 'set-pillar', pillarPage: randomUUID() })).status).toBe(409)
    expect(await phrasesOf(db, id)).toEqual(['wood'])
  })
})

test('a cluster that was removed comes back with its topics and pages, once', async ({ db }) => {
  const page = await aPage(db, '/blog/paper')
  const topics = [{ keyphrase: 'paper', pageId: page }]
  const id = await createCluster(db, testAdmin, { name: 'Boats', pillarPage: page, topics })
  const before = await findCluster(db, id)
  const removed = await removeCluster(db, testAdmin, id)
  expect(await findCluster(db, id)).toBeUndefined()
  await restoreCluster(db, testAdmin, id, removed)
  await restoreCluster(db, testAdmin, id, removed)
  expect(await findCluster(db, id)).toEqual(before)
})

test('clusters are listed some at a time, the newest first', async ({ db }) => {
  const rows = ['a', 'b', 'c'].map((name, at) => ({ name, createdAt: new Date(2026, 0, at + 1) }))
  await db.insertInto('topicClusters').values(rows).execute()
  const first = await listClusters(db, {}, 2)
  expect(first.rows.map(({ name }) => name)).toEqual(['c', 'b'])
  const next = await listClusters(db, { after: first.after ?? '' }, 2)
  expect(next.rows.map(({ name }) => name)).toEqual(['a'])
})
