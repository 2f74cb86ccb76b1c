import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { aPost } from '~/wings/content/blog/fixtures'
import { emptyPostContent } from '~/wings/content/blog/post-content'
import { saveTemplate } from '~/wings/content/templates/commands.server'
import { aVariable } from '~/wings/content/templates/fixtures'
import { findTopicVariable } from '~/wings/content/templates/topic-drafts.server'
import { findSearchAppearance } from '~/wings/web/seo/search-appearance.commands.server'
import { callAsAdmin, testAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { expect, test } from '~test/test'
import { topicClustersApi } from './api.server'
import { createCluster } from './commands.server'
import { draftTopicPage, undoTopicDraft } from './draft-topic-page.commands.server'
import { findCluster } from './queries.server'

const drafts = endpoint(topicClustersApi, '/:clusterId/drafts')

async function aTopic(db: Database, keyphrase = 'fold a paper boat') {
  const cluster = await createCluster(db, testAdmin, {
    name: 'Boats',
    pillarPage: null,
    topics: [{ keyphrase, pageId: null }],
  })
  const found = await findCluster(db, cluster)
  return { cluster, topicId: found?.topics[0]?.id ?? '' }
}

const pageOf = async (db: Database, cluster: string) => (await findCluster(db, cluster))?.topics[0]?.page

async function aTemplate(db: Database, variables = [aVariable('city'), aVariable('keyphrase')]) {
  const id = randomUUID()
  const content = { ...emptyPostContent, title: 'All about {{ keyphrase }}', body: '<p>{{ city }}</p>' }
  const form = { kind: 'post' as const, name: 'About', samples: [], variables, content }
  await saveTemplate(db, testAdmin, id, { basedOn: 0, form })
  return id
}

test('a missing page is drafted blank, with its title, address and keyphrase, and is the page of its topic', async ({
  db,
}) => {
  const { cluster, topicId } = await aTopic(db)
  await draftTopicPage(db, testAdmin, cluster, { topicId, from: { blank: 'post' } })
  const page = await pageOf(db, cluster)
  expect(page).toMatchObject({
    kind: 'post',
    title: 'Fold a paper boat',
    path: '/blog/fold-a-paper-boat',
    state: 'draft',
  })
  expect(await findSearchAppearance(db, '/blog/fold-a-paper-boat')).toMatchObject({ keyphrase: 'fold a paper boat' })
  const again = draftTopicPage(db, testAdmin, cluster, { topicId, from: { blank: 'post' } })
  await expect(again).rejects.toThrow('This topic already has a page.')
})

test('as a landing page too, and without an address that somebody has', async ({ db }) => {
  const one = await aTopic(db)
  await draftTopicPage(db, testAdmin, one.cluster, { topicId: one.topicId, from: { blank: 'landing-page' } })
  expect(await pageOf(db, one.cluster)).toMatchObject({ kind: 'landing-page', state: 'draft' })
  await aPost(db, { slug: 'steel-boats', title: 'Taken' })
  const two = await aTopic(db, 'Steel boats')
  const made = await draftTopicPage(db, testAdmin, two.cluster, { topicId: two.topicId, from: { blank: 'post' } })
  expect(made.lacks).toContain('“Taken” already uses this URL slug.')
})

test('the draft is taken away again with its place in the cluster, unless somebody wrote in it', async ({ db }) => {
  const { cluster, topicId } = await aTopic(db)
  const from = { blank: 'post' as const }
  const made = await draftTopicPage(db, testAdmin, cluster, { topicId, from })
  expect((await undoTopicDraft(db, testAdmin, cluster, made)).outcome).toBe('deleted')
  expect(await pageOf(db, cluster)).toBeNull()
  expect(await db.selectFrom('blogPosts').select('id').execute()).toEqual([])
  const kept = await draftTopicPage(db, testAdmin, cluster, { topicId, from })
  await db.updateTable('blogPosts').set({ revision: 2 }).where('id', '=', kept.id).execute()
  expect((await undoTopicDraft(db, testAdmin, cluster, kept)).outcome).toBe('changed')
  expect(await db.selectFrom('blogPosts').select('id').execute()).toEqual([{ id: kept.id }])
})

test('a template writes it, with the keyphrase in its variable, and says which others it lacks', async ({ db }) => {
  const { cluster, topicId } = await aTopic(db)
  const template = await aTemplate(db)
  const send = (from: object) =>
    callAsAdmin(drafts, db, { method: 'POST', json: { topicId, from }, params: { clusterId: cluster } })
  const refused = await send({ template })
  expect(refused.status).toBe(422)
  expect((await refused.json()).error.message).toContain('City: this is empty.')
  expect(await pageOf(db, cluster)).toBeNull()
  const whole = await aTemplate(db, [aVariable('city', { preset: 'Oslo' }), aVariable('keyphrase')])
  expect((await send({ template: whole })).status).toBe(200)
  const page = await pageOf(db, cluster)
  expect(page?.title).toBe('All about fold a paper boat')
  expect(await findSearchAppearance(db, page?.path ?? '')).toMatchObject({ keyphrase: 'fold a paper boat' })
})

test('the variable for the topic is the one that is called so, else the first one for words', () => {
  const [price, city, topic] = [aVariable('price', { type: 'money' }), aVariable('city'), aVariable('topic')]
  expect(findTopicVariable([price, city, topic])?.name).toBe('topic')
  expect(findTopicVariable([price, city])?.name).toBe('city')
  expect(findTopicVariable([price])).toBeUndefined()
})
