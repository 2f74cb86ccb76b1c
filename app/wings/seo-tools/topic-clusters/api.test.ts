import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { registerPage } from '~/wings/web/pages/commands.server'
import { callAsAdmin, testAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { methodNotAllowedResponse, readJsonResponse } from '~test/json-response'
import { expect, test } from '~test/test'
import { topicClustersApi } from './api.server'
import { MAX_CLUSTERS, MAX_KEYPHRASE_LENGTH, MAX_TOPICS } from './cluster'
import { createCluster } from './commands.server'
import { findDismissedProposals } from './proposals/dismissals.commands.server'
import { findCluster } from './queries.server'

const making = endpoint(topicClustersApi, '/')
const dismissal = endpoint(topicClustersApi, '/dismissed-proposals')
const removal = endpoint(topicClustersApi, '/:clusterId/removal')

const nowhere = '00000000-0000-4000-8000-000000000000'

async function aPage(db: Database, path: string) {
  const id = randomUUID()
  await registerPage(db, { id, kind: 'post', path, title: path, publishedAt: new Date('2026-01-01') })
  return id
}

const clusters = async (db: Database) => (await db.selectFrom('topicClusters').select('id').execute()).length

const make = (db: Database, json: unknown) => readJsonResponse(callAsAdmin(making, db, { method: 'POST', json }))

test('a cluster is made with its pillar and its topics, and its id is answered', async ({ db }) => {
  const [pillarPage, pageId] = [await aPage(db, '/blog/boats'), await aPage(db, '/blog/paper')]
  const topics = [
    { keyphrase: ' paper boats ', pageId },
    { keyphrase: 'wood', pageId: null },
  ]
  const { status, body } = await make(db, { name: ' Boats ', pillarPage, topics })
  expect([status, body]).toEqual([200, { id: expect.any(String) }])
  expect(await findCluster(db, body.id)).toMatchObject({
    name: 'Boats',
    pillar: { id: pillarPage },
    topics: [
      { keyphrase: 'paper boats', page: { id: pageId } },
      { keyphrase: 'wood', page: null },
    ],
  })
})

test('a cluster may have as many topics as there can be, in any script', async ({ db }) => {
  const topics = Array.from({ length: MAX_TOPICS }, (_, at) => ({
    keyphrase: `${at}`.padEnd(MAX_KEYPHRASE_LENGTH, 'あ'),
    pageId: null,
  }))
  const { status, body } = await make(db, { name: 'Boats', pillarPage: null, topics })
  expect([status, (await findCluster(db, body.id))?.topics.length]).toEqual([200, MAX_TOPICS])
  const removed = await readJsonResponse(callAsAdmin(removal, db, { method: 'POST', params: { clusterId: body.id } }))
  const call = { method: 'DELETE', params: { clusterId: body.id }, json: removed.body }
  expect(await readJsonResponse(callAsAdmin(removal, db, call))).toMatchObject({ status: 200 })
  expect((await findCluster(db, body.id))?.topics.length).toBe(MAX_TOPICS)
})

test('what cannot be a cluster is told beside its field, and none is made', async ({ db }) => {
  const cluster = { name: 'Boats', pillarPage: null, topics: [] }
  const told = async (changes: object) => (await make(db, { ...cluster, ...changes })).body.error.fields
  expect(await told({ name: ' ' })).toEqual({ name: 'Enter a name.' })
  expect(await told({ pillarPage: 'nonsense' })).toEqual({ pillarPage: 'Choose a page from the list.' })
  expect(await told({ topics: [{ keyphrase: '', pageId: null }] })).toEqual({
    'topics.0.keyphrase': 'Enter a keyphrase.',
  })
  expect(await make(db, {})).toMatchObject({ status: 422 })
  expect(await clusters(db)).toBe(0)
})

test('one cluster more than there can be is refused', async ({ db }) => {
  const names = Array.from({ length: MAX_CLUSTERS }, (_, at) => ({
    id: randomUUID(),
    name: `${at}`,
    pillarPage: null,
  }))
  await db.insertInto('topicClusters').values(names).execute()
  expect(await make(db, { name: 'Boats', pillarPage: null, topics: [] })).toMatchObject({ status: 409 })
})

test('a cluster is removed and answered, and such an answer brings it back under its id', async ({ db }) => {
  const pageId = await aPage(db, '/blog/paper')
  const form = { name: 'Boats', pillarPage: pageId, topics: [{ keyphrase: 'paper', pageId }] }
  const clusterId = await createCluster(db, testAdmin, form)
  const before = await findCluster(db, clusterId)
  const call = (method: string, json?: unknown, id = clusterId) =>
    readJsonResponse(callAsAdmin(removal, db, { method, json, params: { clusterId: id } }))
  const removed = await call('POST')
  expect(removed).toMatchObject({ status: 200, body: form })
  expect(await clusters(db)).toBe(0)
  expect(await call('POST')).toMatchObject({ status: 404 })
  expect(await call('DELETE', { ...removed.body, name: '' })).toMatchObject({
    status: 422,
    body: { error: { fields: { name: 'Enter a name.' } } },
  })
  expect(await clusters(db)).toBe(0)
  expect(await call('DELETE', removed.body)).toEqual({ status: 200, body: { id: clusterId } })
  expect(await findCluster(db, clusterId)).toMatchObject({
    name: before?.name,
    pillar: { id: pageId },
    topics: [{ keyphrase: 'paper', page: { id: pageId } }],
  })
  for (const id of [nowhere, 'nonsense']) expect(await call('POST', undefined, id)).toMatchObject({ status: 404 })
  expect(await call('DELETE', removed.body, 'nonsense')).toMatchObject({ status: 404 })
})

test('a proposal is dismissed and proposed again, and the log names it', async ({ db }) => {
  const proposal = { id: randomUUID(), name: 'Boats', pages: [randomUUID(), randomUUID()] }
  const call = (method: string, json: unknown) => readJsonResponse(callAsAdmin(dismissal, db, { method, json }))
  expect(await call('POST', proposal)).toEqual({ status: 200, body: { id: proposal.id } })
  expect(await findDismissedProposals(db)).toEqual([new Set(proposal.pages)])
  for (const wrong of [{ pages: [] }, { id: 'nonsense' }, { name: null }]) {
    for (const method of ['POST', 'DELETE']) {
      expect(await call(method, { ...proposal, ...wrong })).toMatchObject({ status: 422 })
    }
  }
  expect(await call('DELETE', proposal)).toEqual({ status: 200, body: { id: proposal.id } })
  expect(await findDismissedProposals(db)).toEqual([])
  const logged = await db.selectFrom('auditEntries').select(['action', 'subjectTitle']).orderBy('action').execute()
  expect(logged).toEqual([
    { action: 'cluster-proposal.dismissed', subjectTitle: 'Boats' },
    { action: 'cluster-proposal.restored', subjectTitle: 'Boats' },
  ])
})

test('of the dismissed proposals the latest five hundred are remembered', async ({ db }) => {
  const at = (second: number) => new Date(Date.UTC(2026, 0, 1) + second * 1_000)
  const before = Array.from({ length: 500 }, (_, n) => ({
    id: randomUUID(),
    pages: [randomUUID()],
    dismissedAt: at(n),
  }))
  await db.insertInto('dismissedClusterProposals').values(before).execute()
  const json = { id: randomUUID(), name: 'Boats', pages: [randomUUID(), randomUUID()] }
  await callAsAdmin(dismissal, db, { method: 'POST', json })
  const kept = (await db.selectFrom('dismissedClusterProposals').select('id').execute()).map(({ id }) => id)
  expect([kept.length, kept.includes(json.id), kept.includes(before[0]?.id ?? '')]).toEqual([500, true, false])
})

test('clusters are made, dismissed and removed in no other way', async ({ db }) => {
  const clusterId = await createCluster(db, testAdmin, { name: 'Boats', pillarPage: null, topics: [] })
  const put = { method: 'PUT', json: { name: 'Boats', pillarPage: null, topics: [] } }
  for (const call of [put, { method: 'GET' }]) {
    const ask = (handler: typeof making) =>
      readJsonResponse(callAsAdmin(handler, db, { ...call, params: { clusterId } }))
    expect(await ask(making)).toEqual(methodNotAllowedResponse('POST'))
    expect(await ask(dismissal)).toEqual(methodNotAllowedResponse('POST, DELETE'))
    expect(await ask(removal)).toEqual(methodNotAllowedResponse('POST, DELETE'))
  }
  expect(await clusters(db)).toBe(1)
})
