import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakeAiServer, startFakeAiServer } from '~test/fake-ai-server'
import { AiError } from './ai-error'
import { embedTexts } from './embed-texts.server'
import { createEmbedderProvider } from './embedder.server'

let stand: FakeAiServer
beforeAll(async () => {
  stand = await startFakeAiServer()
})
afterAll(() => stand.stop())
beforeEach(() => {
  stand.scenario = undefined
  stand.models = ['llama', 'nomic-embed-text']
  stand.embeddedTexts.length = 0
})

const signal = new AbortController().signal
const waits = { AI_TIMEOUT_SECONDS: 0.5 }
const none = { AI_PROVIDER: undefined, AI_API_KEY: undefined, AI_BASE_URL: undefined, ...waits }

function placeOf(provider: 'openai' | 'compatible' = 'openai') {
  const place = createEmbedderProvider({ ...stand.env('gpt-5.4-mini', provider), ...waits })
  if (!place) throw new Error('not configured')
  return place
}

async function embedded(texts: string[], provider?: 'openai' | 'compatible') {
  const embedder = await placeOf(provider).findEmbedder(signal)
  if (!embedder) throw new Error('There is no model.')
  return embedTexts(embedder, texts, signal)
}

describe('where a model for embeddings can be had', () => {
  test('nowhere without an AI, nor at Anthropic', () => {
    expect(createEmbedderProvider(none)).toBeUndefined()
    expect(createEmbedderProvider({ ...none, AI_PROVIDER: 'openai' })).toBeUndefined()
    expect(createEmbedderProvider({ ...none, AI_PROVIDER: 'anthropic', AI_API_KEY: 'key' })).toBeUndefined()
  })

  test('at OpenAI always, and a key alone is one of theirs', async () => {
    const place = createEmbedderProvider({ ...none, AI_API_KEY: 'key' })
    expect(await place?.findEmbedder(signal)).toMatchObject({ provider: 'OpenAI', model: 'text-embedding-3-small' })
  })

  test.each([
    [['llama', 'nomic-embed-text'], 'nomic-embed-text'],
    [['mistral', 'bge-m3:latest'], 'bge-m3:latest'],
    [['zephyr', 'all-minilm', 'e5-large'], 'all-minilm'],
    [['llama', 'gemma'], undefined],
    [[], undefined],
  ])('at a compatible server when it has one of %j', async (models, chosen) => {
    stand.models = models
    expect((await placeOf('compatible').findEmbedder(signal))?.model).toBe(chosen)
  })

  test('a server that refuses to say what it has is a fault', async () => {
    stand.scenario = '401'
    await expect(placeOf('compatible').findEmbedder(signal)).rejects.toThrow('AI server rejected the API key.')
  })
})

describe('texts as vectors', () => {
  test.each(['openai', 'compatible'] as const)(
    'come in the order of the texts, of length 1, and are counted: %s',
    async (provider) => {
      const { vectors, use } = await embedded(['A car is fast.', 'An automobile is fast.', 'Soup of the day'], provider)
      expect(vectors.map((vector) => Math.hypot(...vector))).toEqual([1, 1, 1].map((one) => expect.closeTo(one, 5)))
      const [car, automobile, soup] = vectors as [Float32Array, Float32Array, Float32Array]
      expect(alike(car, automobile)).toBeGreaterThan(alike(car, soup) + 0.1)
      expect(use.inputTokens).toBeGreaterThan(10)
      expect(stand.embeddedTexts).toHaveLength(3)
    },
  )

  test.each([
    ['401', 'rejected', 'OpenAI rejected the API key.'],
    ['429', 'rateLimited', 'OpenAI is busy'],
    ['500', 'providerError', 'OpenAI returned an error'],
    ['silent', 'timeout', 'OpenAI did not respond for 0.5 seconds.'],
  ] as const)('what goes wrong is a fault with a sentence: %s', async (scenario, kind, sentence) => {
    stand.scenario = scenario
    const fault = await embedded(['A car']).then(
      () => undefined,
      (error: unknown) => error,
    )
    expect(fault).toBeInstanceOf(AiError)
    expect(fault).toMatchObject({ kind, message: expect.stringContaining(sentence) })
  })
})

function alike(a: Float32Array, b: Float32Array) {
  return a.reduce((sum, number, at) => sum + number * (b[at] ?? 0), 0)
}
