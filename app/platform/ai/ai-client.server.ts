import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { Environment } from '../env/env.server'

type AiSettings = Pick<Environment, 'AI_PROVIDER' | 'AI_API_KEY' | 'AI_MODEL' | 'AI_BASE_URL' | 'AI_TIMEOUT_SECONDS'>

/** A model that can be asked. */
export interface AiClient {
  /** The provider's own name, for people. */
  provider: string
  model: string
  /** How to reach the model, the best way first; the next one is for servers that answer 404 to this one. */
  languageModels: LanguageModel[]
  /** How long the model may say nothing, in ms. */
  idleTimeoutMs: number
  /** How long to wait before the second try when the provider does not say, in ms. */
  retryDelayMs: number
}

const PROVIDER_NAMES = { openai: 'OpenAI', anthropic: 'Anthropic', compatible: 'AI server' }
const DEFAULT_MODELS = { openai: 'gpt-5.4-mini', anthropic: 'claude-sonnet-5-5', compatible: '' }
const BACKOFF_MS = 1_000

// The library would print them to the console, with parts of what was asked.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })

/** The AI that the environment names; undefined when it names none, or its key is missing. */
export function createAiClient(env: AiSettings): AiClient | undefined {
  const kind = selectProvider(env)
  const key = env.AI_API_KEY
  if (!kind || (kind !== 'compatible' && !key)) return undefined
  const model = env.AI_MODEL ?? DEFAULT_MODELS[kind]
  return {
    provider: PROVIDER_NAMES[kind],
    model,
    languageModels: createLanguageModels[kind](model, key, env.AI_BASE_URL),
    idleTimeoutMs: env.AI_TIMEOUT_SECONDS * 1000,
    retryDelayMs: BACKOFF_MS,
  }
}

/** What people read while no AI can be asked. */
export function aiNotConfiguredMessage(env: AiSettings) {
  return `${PROVIDER_NAMES[selectProvider(env) ?? 'openai']} not configured. Please add your API key.`
}

/** A key alone is one of OpenAI's. */
const selectProvider = (env: AiSettings) => env.AI_PROVIDER ?? (env.AI_API_KEY ? 'openai' : undefined)

const createLanguageModels: Record<
  keyof typeof PROVIDER_NAMES,
  (model: string, key?: string, baseURL?: string) => LanguageModel[]
> = {
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
