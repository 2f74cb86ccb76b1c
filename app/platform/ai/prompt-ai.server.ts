import { setTimeout as pause } from 'node:timers/promises'
import { type LanguageModel, type ModelMessage, type OutputInterface, streamText } from 'ai'
import { log } from '../monitoring/log.server'
import type { AiClient } from './ai-client.server'
import { AiError } from './ai-error'
import { calculateCostMicros } from './model-pricing'
import { aiTimeoutError, retryWaitMs, toAiError } from './to-ai-error.server'
import type { TokenUsage } from './token-usage'

export interface AiRequest {
  /** What the model is to do. Nothing that a person typed belongs here. */
  instructions: string
  messages: ModelMessage[]
  /** Ends the call, at the provider too. */
  signal: AbortSignal
  /** The text so far, each time that more of it arrives. */
  onText?: (text: string) => void
  format?: OutputInterface
}

export interface AiResponse {
  text: string
  usage: TokenUsage
  /** False: the model stopped in the middle. */
  isComplete: boolean
}

const MAX_RESPONSE_LENGTH = 400_000 // characters; a model that repeats itself would go on for ever

/** OpenAI would keep question and answer for a month. */
const DO_NOT_STORE = { openai: { store: false } }

/**
 * Asks the model and answers its text, which `onText` hears as it comes. What fails before any text came is tried once
 * more, after as long as the provider says. @throws AiError
 */
export async function promptAi(ai: AiClient, question: AiRequest): Promise<AiResponse> {
  const ways = [...ai.languageModels]
  let mayRetry = true
  for (;;) {
    const way = ways[0]
    if (!way) throw new AiError('unreachable', `${ai.provider} cannot be reached.`)
    const { answer, error } = await tryOnce(ai, way, question)
    if (answer) return answer
    if (error instanceof AiError) throw error
    const fault = toAiError(ai, error)
    log.warn(
      { provider: ai.provider, model: ai.model, kind: fault.kind, status: fault.status },
      'the AI did not answer',
    )
    if (fault.status === 404 && ways.length > 1) {
      ways.shift()
      continue
    }
    const wait = mayRetry ? retryWaitMs(ai, error, fault) : undefined
    if (wait === undefined) throw fault
    mayRetry = false
    await pause(wait, undefined, { signal: question.signal }).catch(() => {})
  }
}

type TryResult = { answer: AiResponse; error?: undefined } | { answer?: undefined; error: unknown }

async function tryOnce(ai: AiClient, model: LanguageModel, question: AiRequest): Promise<TryResult> {
  const { instructions, messages, format, signal } = question
  if (signal.aborted) return { error: abortedError() }
  const watch = createIdleTimeout(signal, ai.idleTimeoutMs)
  const heard: ReceivedResponse = {
    text: '',
    isComplete: false,
    usage: { inputTokens: 0, outputTokens: 0, costMicros: null },
  }
  try {
    const { stream } = streamText({
      model,
      instructions,
      messages,
      output: format,
      maxRetries: 0,
      providerOptions: DO_NOT_STORE,
      abortSignal: watch.signal,
      onError: () => {}, // the library would print it
    })
    await readStream(stream, heard, ai, { question, heard: watch.restart })
    return { answer: heard }
  } catch (error) {
    if (watch.hasTimedOut()) return { error: aiTimeoutError(ai) }
    if (signal.aborted) return { error: abortedError() }
    return heard.text ? { answer: heard } : { error }
  } finally {
    watch.clear()
  }
}

type ReceivedResponse = AiResponse
type Part = ReturnType<typeof streamText>['stream'] extends AsyncIterable<infer P> ? P : never
type StreamReading = { question: AiRequest; heard: () => void }

async function readStream(
  stream: AsyncIterable<Part>,
  heard: ReceivedResponse,
  { model }: AiClient,
  { question, heard: alive }: StreamReading,
) {
  for await (const part of stream) {
    alive()
    if (part.type === 'text-delta') {
      heard.text += part.text
      question.onText?.(heard.text)
      if (heard.text.length > MAX_RESPONSE_LENGTH) return
    }
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw abortedError()
    if (part.type === 'finish') {
      const { inputTokens = 0, outputTokens = 0 } = part.totalUsage
      heard.usage = { inputTokens, outputTokens, costMicros: calculateCostMicros(model, { inputTokens, outputTokens }) }
      heard.isComplete = part.finishReason === 'stop'
    }
  }
  if (!heard.text) throw new Error('The AI returned an empty response.')
}

const abortedError = () => new AiError('aborted', 'The AI request was canceled.')

/** A signal that is given when `outer` is, or when nothing was `heard` for so many ms. Call `end` in the end. */
function createIdleTimeout(outer: AbortSignal, ms: number) {
  const controller = new AbortController()
  let isSilent = false
  let timer = setTimeout(giveUp, ms)
  const stop = () => controller.abort()
  if (outer.aborted) stop()
  outer.addEventListener('abort', stop)

  function giveUp() {
    isSilent = true
    controller.abort()
  }

  return {
    signal: controller.signal,
    hasTimedOut: () => isSilent,
    restart() {
      clearTimeout(timer)
      timer = setTimeout(giveUp, ms)
    },
    clear() {
      clearTimeout(timer)
      outer.removeEventListener('abort', stop)
    },
  }
}
