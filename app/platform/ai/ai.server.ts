import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { Environment } from '../env.server'

type AiSettings = Pick<Environment, 'AI_PROVIDER' | 'AI_API_KEY' | 'AI_MODEL' | 'AI_BASE_URL' | 'AI_TIMEOUT_SECONDS'>

/** A model that can be asked. */
export interface Ai {
  /** The provider's own name, for people. */
  provider: string
  model: string
  /** How to reach the model, the best way first; the next one is for servers that answer 404 to this one. */
  ways: LanguageModel[]
  /** How long the model may say nothing, in ms. */
  silenceMs: number
  /** How long to wait before the second try when the provider does not say, in ms. */
  backoffMs: number
}

const NAMES = { openai: 'OpenAI', anthropic: 'Anthropic', compatible: 'AI server' }
const DEFAULT_MODELS = { openai: 'gpt-5.4-mini', anthropic: 'claude-sonnet-5-5', compatible: '' }
const BACKOFF_MS = 1_000

// The library would print them to the console, with parts of what was asked.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })

/** The AI that the environment names; undefined when it names none, or its key is missing. */
export function aiOf(env: AiSettings): Ai | undefined {
  const kind = kindOf(env)
  const key = env.AI_API_KEY
  if (!kind || (kind !== 'compatible' && !key)) return undefined
  const model = env.AI_MODEL ?? DEFAULT_MODELS[kind]
  return {
    provider: NAMES[kind],
    model,
    ways: waysTo[kind](model, key, env.AI_BASE_URL),
    silenceMs: env.AI_TIMEOUT_SECONDS * 1000,
    backoffMs: BACKOFF_MS,
  }
}

/** What people read while no AI can be asked. */
export function aiMissing(env: AiSettings) {
  return `${NAMES[kindOf(env) ?? 'openai']} not configured. Please add your API key.`
}

/** A key alone is one of OpenAI's. */
const kindOf = (env: AiSettings) => env.AI_PROVIDER ?? (env.AI_API_KEY ? 'openai' : undefined)

const waysTo: Record<keyof typeof NAMES, (model: string, key?: string, baseURL?: string) => LanguageModel[]> = {
  openai(model, apiKey, baseURL) {
    const openai = createOpenAI({ apiKey, baseURL })
    // proxies often speak the older of the two protocols only
    return [openai.responses(model), openai.chat(model)]
  },
  anthropic: (model, apiKey, baseURL) => [createAnthropic({ apiKey, baseURL })(model)],
  compatible(model, apiKey, baseURL = '') {
    const settings = { name: 'compatible', apiKey, baseURL, supportsStructuredOutputs: true, includeUsage: true }
    return [createOpenAICompatible(settings)(model)]
  },
}
