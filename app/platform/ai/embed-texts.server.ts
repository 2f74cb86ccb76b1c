import { embedMany } from 'ai'
import { log } from '../monitoring/log.server'
import { AiError } from './ai-error'
import type { Embedder } from './embedder.server'
import { calculateCostMicros } from './model-pricing'
import { aiTimeoutError, toAiError } from './to-ai-error.server'
import type { TokenUsage } from './token-usage'

// models that give more are trained so that the first numbers say most, or spread what they say over all of them
const DIMENSIONS = 512

/** Texts as vectors of length 1, all equally long, in the order of the texts. Asks once. @throws AiError */
export async function embedTexts(
  embedder: Embedder,
  texts: string[],
  signal: AbortSignal,
): Promise<{ vectors: Float32Array[]; use: TokenUsage }> {
  const { model, embeddingModel } = embedder
  const timeout = AbortSignal.timeout(embedder.idleTimeoutMs)
  const asked = { model: embeddingModel, values: texts, maxRetries: 0, abortSignal: AbortSignal.any([signal, timeout]) }
  const found = await embedMany({ ...asked, ...(embedder.provider === 'OpenAI' && { dimensions: DIMENSIONS }) }).catch(
    (error: unknown) => {
      if (signal.aborted) throw new AiError('aborted', 'The AI request was canceled.')
      const fault = timeout.aborted ? aiTimeoutError(embedder) : toEmbedderError(embedder, error)
      log.warn({ provider: embedder.provider, model, kind: fault.kind, status: fault.status }, 'the AI did not answer')
      throw fault
    },
  )
  const inputTokens = found.usage.tokens || 0 // NaN where the server does not count
  const use = { inputTokens, outputTokens: 0, costMicros: calculateCostMicros(model, { inputTokens, outputTokens: 0 }) }
  const vectors = found.embeddings.map(normalizeVector)
  if (vectors.length !== texts.length || vectors.some((vector) => !vector || vector.length !== vectors[0]?.length)) {
    throw new AiError('invalidResponse', `${embedder.provider} returned invalid embeddings.`, use)
  }
  return { vectors: vectors.flatMap((vector) => vector ?? []), use }
}

function normalizeVector(numbers: number[]): Float32Array | undefined {
  const kept = numbers.slice(0, DIMENSIONS)
  const length = Math.hypot(...kept)
  return length > 0 && Number.isFinite(length) ? Float32Array.from(kept, (number) => number / length) : undefined
}

function toEmbedderError(embedder: Embedder, error: unknown) {
  const fault = toAiError(embedder, error)
  if (fault.status !== 404) return fault
  return new AiError(
    'rejected',
    `${embedder.provider} does not offer embeddings with ${embedder.model}.`,
    fault.usage,
    404,
  )
}
