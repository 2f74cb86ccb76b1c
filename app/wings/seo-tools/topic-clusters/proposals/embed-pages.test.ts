import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { createEmbedderProvider, type EmbedderProvider } from '~/platform/ai/embedder.server'
import type { Database } from '~/platform/database/database.server'
import { aPost } from '~/wings/content/blog/fixtures'
import { aProfile } from '~/wings/site/accounts/fixtures'
import type { Actor } from '~/wings/site/audit-log/actor'
import { registerPage } from '~/wings/web/pages/commands.server'
import { callAsAdmin, testAdmin } from '~test/admin-request'
import { type FakeAiServer, startFakeAiServer } from '~test/fake-ai-server'
import { expect, test } from '~test/test'
import { loader } from '../routes/admin-cluster-proposals'
import { embedPages } from './embed-pages.commands.server'
import { findEmbeddingProgress } from './embedding-progress.commands.server'
import { loadPageEmbeddings } from './page-embeddings.commands.server'

let stand: FakeAiServer
beforeAll(async () => {
  stand = await startFakeAiServer()
})
afterAll(() => stand.stop())
beforeEach(() => {
  stand.scenario = undefined
  stand.models = ['nomic-embed-text']
  stand.embeddedTexts.length = 0
})

const envOf = (provider: 'openai' | 'anthropic' | 'compatible' = 'openai') => ({
  ...stand.env('gpt-5.4-mini', provider),
  AI_TIMEOUT_SECONDS: 0.5,
})

/** The same place, which nobody is given time to come to itself in. */
function hastily(place: EmbedderProvider): EmbedderProvider {
  const retryDelayMs = 1
  const find = async (signal: AbortSignal) => {
    const embedder = await place.findEmbedder(signal)
    return embedder && { ...embedder, retryDelayMs }
  }
  return { ...place, retryDelayMs, findEmbedder: find }
}

async function read(db: Database, by: Actor = testAdmin, provider?: 'openai' | 'compatible') {
  const place = createEmbedderProvider(envOf(provider))
  if (!place) throw new Error('not configured')
  await embedPages(db, hastily(place), { by, signal: new AbortController().signal })
  return findEmbeddingProgress(db)
}

async function aReadPost(db: Database, title: string, body: string) {
  const { id, slug } = await aPost(db, { title, body })
  await registerPage(db, { id, kind: 'post', path: `/blog/${slug}`, title, publishedAt: new Date('2026-01-01') })
  return id
}

const atOnce = () => Promise.resolve()
const titles = () => stand.embeddedTexts.map((text) => text.split('\n')[0])

describe('what an AI takes pages to mean', () => {
  test('is asked once for each page, and again only for those that changed', async ({ db }) => {
    const boat = await aReadPost(db, 'A boat', '<p>It floats.</p>')
    await aReadPost(db, 'A lantern', '<p>It &amp; <b>its</b> glass.</p>')
    expect(await read(db)).toMatchObject({ model: 'text-embedding-3-small', done: 2, total: 2, error: null })
    expect(stand.embeddedTexts.toSorted()).toEqual(['A boat\nIt floats.', 'A lantern\nIt & its glass.'])
    stand.embeddedTexts.length = 0
    await read(db)
    expect(stand.embeddedTexts).toEqual([])
    await db.updateTable('blogPosts').set({ body: '<p>It sinks.</p>' }).where('id', '=', boat).execute()
    await read(db)
    expect(stand.embeddedTexts).toEqual(['A boat\nIt sinks.'])
    expect((await loadPageEmbeddings(db, 'text-embedding-3-small', atOnce)).size).toBe(2)
  })

  test('is forgotten with the page, and asked anew of another model', async ({ db }) => {
    const boat = await aReadPost(db, 'A boat', '<p>It floats.</p>')
    await aReadPost(db, 'A lantern', '<p>It glows.</p>')
    await read(db)
    await db.updateTable('pages').set({ publishedAt: null }).where('id', '=', boat).execute()
    await db.updateTable('blogPosts').set({ publishedAt: null }).where('id', '=', boat).execute()
    stand.embeddedTexts.length = 0
    expect(await read(db, testAdmin, 'compatible')).toMatchObject({ model: 'nomic-embed-text', done: 1 })
    expect(titles()).toEqual(['A lantern'])
    expect(await db.selectFrom('derived.pageEmbeddings').select('model').execute()).toEqual([
      { model: 'nomic-embed-text' },
    ])
  })

  test('is asked in bunches, and counted and recorded for whoever wanted it', async ({ db }) => {
    const by = await aProfile(db)
    for (let page = 0; page < 70; page++) await aReadPost(db, `Page ${page}`, '<p>Words.</p>')
    await read(db, by)
    expect(stand.embeddedTexts).toHaveLength(70)
    const uses = await db.selectFrom('aiUsage').selectAll().where('userId', '=', by.id).execute()
    expect(uses).toHaveLength(2)
    expect(uses[0]).toMatchObject({ purpose: 'topic-clusters:meanings', model: 'text-embedding-3-small' })
    await db.updateTable('rateLimits').set({ attempts: 1_000 }).execute()
    await aReadPost(db, 'Another', '<p>Words.</p>')
    expect((await read(db, by))?.error).toContain('It continues tomorrow; finished pages are saved.')
  })

  test('is known of all pages but those that the model refuses', async ({ db }) => {
    await aReadPost(db, 'A boat', '<p>This is unreadable.</p>')
    for (const title of ['A lantern', 'A wick', 'A glass']) await aReadPost(db, title, '<p>It glows.</p>')
    expect(await read(db)).toMatchObject({ error: null })
    expect(titles().toSorted()).toEqual(['A glass', 'A lantern', 'A wick'])
  })

  for (const [scenario, sentence] of [
    ['401', 'OpenAI rejected the API key.'],
    ['429', 'OpenAI is busy'],
    ['silent', 'OpenAI did not respond for 0.5 seconds.'],
  ] as const) {
    test(`stays unknown when it fails, and why is kept for people: ${scenario}`, async ({ db }) => {
      await aReadPost(db, 'A boat', '<p>It floats.</p>')
      stand.scenario = scenario
      const state = await read(db)
      expect(state?.endedAt).not.toBeNull()
      expect(state?.error).toContain(sentence)
      stand.scenario = undefined
      expect((await read(db))?.error).toBeNull()
      expect(stand.embeddedTexts).toHaveLength(1)
    })
  }

  test('stays unknown where the server has no such model, which it says', async ({ db }) => {
    stand.models = ['llama']
    const error = 'AI server has no embedding model.'
    expect(await read(db, testAdmin, 'compatible')).toMatchObject({ model: null, error })
  })
})

const site = {
  cars: ['A car', 'An automobile', 'One vehicle'],
  others: ['Queues', 'Colours', 'Lanterns', 'Prices', 'Reviews'],
}

async function aSite(db: Database) {
  const cars: string[] = []
  for (const title of site.cars) cars.push(await aReadPost(db, title, `<p>${title}.</p>`))
  for (const title of site.others) await aReadPost(db, title, `<p>${title}.</p>`)
  return cars
}

const look = (db: Database, provider?: 'openai' | 'anthropic') =>
  callAsAdmin(loader, db, { env: provider && envOf(provider) })

describe('clusters are proposed', () => {
  test('from the words alone while there is no AI, or one that has no embeddings', async ({ database: { db } }) => {
    await aSite(db)
    await expect.poll(() => look(db)).toEqual({ proposals: [] })
    await expect.poll(() => look(db, 'anthropic')).toEqual({ proposals: [] })
    expect(await findEmbeddingProgress(db)).toBeUndefined()
  })

  test('of pages that say the same in other words, once an AI has read them beside everything else', async ({
    database: { db },
  }) => {
    const cars = await aSite(db)
    await expect.poll(() => look(db, 'openai')).toMatchObject({ proposals: [], embeddings: { by: 'OpenAI', done: 0 } })
    const jobs = await db.selectFrom('derived.embeddingState').select('endedAt').execute()
    expect(jobs).toEqual([{ endedAt: null }])
    expect(stand.embeddedTexts).toEqual([])
    await read(db)
    await expect
      .poll(async () => (await look(db, 'openai')) as object)
      .toMatchObject({
        proposals: [{ pages: expect.arrayContaining(cars.map((id) => expect.objectContaining({ id }))) }],
        embeddings: { by: 'OpenAI', error: null, hasSome: true },
      })
    expect(await look(db)).toMatchObject({ proposals: [{}] })
  })

  test('from the words when the AI fails, with the reason', async ({ database: { db } }) => {
    await aSite(db)
    await expect.poll(() => look(db, 'openai')).toMatchObject({ embeddings: { done: 0 } })
    stand.scenario = '401'
    await read(db)
    await expect
      .poll(() => look(db, 'openai'))
      .toMatchObject({
        proposals: [],
        embeddings: { hasSome: false, error: expect.stringContaining('rejected the API key') },
      })
  })
})
