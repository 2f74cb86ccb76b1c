import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, type EmbeddingModel } from 'ai'
import { z } from 'zod'
import type { Environment } from '../env/env.server'
import type { AiClient } from './ai-client.server'
import { AiError } from './ai-error'
import { aiTimeoutError, toAiError } from './to-ai-error.server'

type AiSettings = Pick<Environment, 'AI_PROVIDER' | 'AI_API_KEY' | 'AI_BASE_URL' | 'AI_TIMEOUT_SECONDS'>

/** A model that says what a text means, as a vector. */
export interface Embedder extends Pick<AiClient, 'provider' | 'model' | 'idleTimeoutMs' | 'retryDelayMs'> {
  embeddingModel: EmbeddingModel
}

/** Where a model for embeddings can be had. */
export interface EmbedderProvider extends Pick<AiClient, 'provider' | 'idleTimeoutMs' | 'retryDelayMs'> {
  /** Undefined: there is none. @throws AiError when it had to be asked for and nobody answered */
  findEmbedder: (signal: AbortSignal) => Promise<Embedder | undefined>
}

const OPENAI_MODEL = 'text-embedding-3-small'
const BACKOFF_MS = 1_000
// how such models are called: nomic-embed-text, text-embedding-ada-002, bge-m3, e5-large, all-minilm, gte-base
const EMBEDDING_MODEL_NAME = /embed|\b(?:bge|e5|gte|minilm)\b/i

/**
 * The place that the environment names; undefined when it names none, or one without such models (Anthropic). A compatible
 * server is asked what it has, because AI_MODEL names the model that writes.
 */
export function createEmbedderProvider({
  AI_PROVIDER,
  AI_API_KEY,
  AI_BASE_URL,
  ...env
}: AiSettings): EmbedderProvider | undefined {
  const waits = { idleTimeoutMs: env.AI_TIMEOUT_SECONDS * 1000, retryDelayMs: BACKOFF_MS }
  if (AI_PROVIDER === 'compatible')
    return createCompatibleProvider({ apiKey: AI_API_KEY, baseURL: AI_BASE_URL ?? '', waits })
  if (AI_PROVIDER === 'anthropic' || !AI_API_KEY) return undefined
  const place = { provider: 'OpenAI', ...waits }
  const embeddingModel = createOpenAI({ apiKey: AI_API_KEY, baseURL: AI_BASE_URL }).embeddingModel(OPENAI_MODEL)
  return { ...place, findEmbedder: () => Promise.resolve({ ...place, model: OPENAI_MODEL, embeddingModel }) }
}

interface CompatibleServer {
  apiKey: string | undefined
  baseURL: string
  waits: Pick<AiClient, 'idleTimeoutMs' | 'retryDelayMs'>
}

function createCompatibleProvider({ apiKey, baseURL, waits }: CompatibleServer): EmbedderProvider {
  const place = { provider: 'AI server', ...waits }
  return {
    ...place,
    async findEmbedder(signal) {
      const model = (await listModels({ ...place, model: '' }, { apiKey, baseURL, signal }))
        .filter((id) => EMBEDDING_MODEL_NAME.test(id))
        .sort()[0]
      if (model === undefined) return undefined
      return {
        ...place,
        model,
        embeddingModel: createOpenAICompatible({ name: 'compatible', apiKey, baseURL }).embeddingModel(model),
      }
    },
  }
}

const modelList = z.object({ data: z.array(z.object({ id: z.string().max(200) })).max(10_000) })

/** The names of the models that a server has; none when it does not say. */
async function listModels(
  named: Pick<AiClient, 'provider' | 'model' | 'idleTimeoutMs'>,
  { apiKey, baseURL, signal }: { apiKey: string | undefined; baseURL: string; signal: AbortSignal },
) {
  const url = `${baseURL.replace(/(?<!\/)\/+$/, '')}/models`
  const timeout = AbortSignal.timeout(named.idleTimeoutMs)
  try {
    const headers = apiKey ? { authorization: `Bearer ${apiKey}` } : undefined
    const response = await fetch(url, { headers, signal: AbortSignal.any([signal, timeout]) })
    if (response.status === 404 || response.status === 405) return []
    if (!response.ok) {
      const responseHeaders = Object.fromEntries(response.headers)
      const { status: statusCode, statusText: message } = response
      throw new APICallError({ message, url, requestBodyValues: {}, statusCode, responseHeaders })
    }
    const { success, data } = modelList.safeParse(await response.json())
    return success ? data.data.map(({ id }) => id) : []
  } catch (error) {
    if (timeout.aborted) throw aiTimeoutError(named)
    if (signal.aborted) throw new AiError('aborted', 'The AI request was canceled.')
    throw toAiError(named, error)
  }
}
