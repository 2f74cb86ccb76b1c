import { setTimeout as pause } from 'node:timers/promises'
import { type LanguageModel, type ModelMessage, type OutputInterface, streamText } from 'ai'
import { log } from '../log.server'
import type { Ai } from './ai.server'
import { AiFault } from './ai-fault'
import type { AiUse } from './ai-use'
import { faultOf, silentFault, waitBeforeRetry } from './fault-of.server'
import { costMicros } from './prices'
import { silenceWatch } from './silence-watch'

export interface Question {
  /** What the model is to do. Nothing that a person typed belongs here. */
  instructions: string
  messages: ModelMessage[]
  /** Ends the call, at the provider too. */
  signal: AbortSignal
  /** The text so far, each time that more of it arrives. */
  onText?: (text: string) => void
  format?: OutputInterface
}

export interface AiAnswer {
  text: string
  use: AiUse
  /** False: the model stopped in the middle. */
  isWhole: boolean
}

const LONGEST_ANSWER = 400_000 // characters; a model that repeats itself would go on for ever

/** OpenAI would keep question and answer for a month. */
const KEEP_NOTHING = { openai: { store: false } }

/**
 * Asks the model and answers its text, which `onText` hears as it comes. What fails before any text came is tried once
 * more, after as long as the provider says. @throws AiFault
 */
export async function askAi(ai: Ai, question: Question): Promise<AiAnswer> {
  const ways = [...ai.ways]
  let mayRetry = true
  for (;;) {
    const way = ways[0]
    if (!way) throw new AiFault('unreachable', `${ai.provider} cannot be reached.`)
    const { answer, error } = await oneTry(ai, way, question)
    if (answer) return answer
    if (error instanceof AiFault) throw error
    const fault = faultOf(ai, error)
    log.warn(
      { provider: ai.provider, model: ai.model, kind: fault.kind, status: fault.status },
      'the AI did not answer',
    )
    if (fault.status === 404 && ways.length > 1) {
      ways.shift()
      continue
    }
    const wait = mayRetry ? waitBeforeRetry(ai, error, fault) : undefined
    if (wait === undefined) throw fault
    mayRetry = false
    await pause(wait, undefined, { signal: question.signal }).catch(() => {})
  }
}

type Try = { answer: AiAnswer; error?: undefined } | { answer?: undefined; error: unknown }

async function oneTry(ai: Ai, model: LanguageModel, question: Question): Promise<Try> {
  const { instructions, messages, format, signal } = question
  if (signal.aborted) return { error: stopped() }
  const watch = silenceWatch(signal, ai.silenceMs)
  const heard: Heard = { text: '', isWhole: false, use: { inputTokens: 0, outputTokens: 0, costMicros: null } }
  try {
    const { stream } = streamText({
      model,
      instructions,
      messages,
      output: format,
      maxRetries: 0,
      providerOptions: KEEP_NOTHING,
      abortSignal: watch.signal,
      onError: () => {}, // the library would print it
    })
    await listen(stream, heard, ai, { question, heard: watch.heard })
    return { answer: heard }
  } catch (error) {
    if (watch.isSilent()) return { error: silentFault(ai) }
    if (signal.aborted) return { error: stopped() }
    return heard.text ? { answer: heard } : { error }
  } finally {
    watch.end()
  }
}

type Heard = AiAnswer
type Part = ReturnType<typeof streamText>['stream'] extends AsyncIterable<infer P> ? P : never
type Listening = { question: Question; heard: () => void }

async function listen(stream: AsyncIterable<Part>, heard: Heard, { model }: Ai, { question, heard: alive }: Listening) {
  for await (const part of stream) {
    alive()
    if (part.type === 'text-delta') {
      heard.text += part.text
      question.onText?.(heard.text)
      if (heard.text.length > LONGEST_ANSWER) return
    }
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw stopped()
    if (part.type === 'finish') {
      const { inputTokens = 0, outputTokens = 0 } = part.totalUsage
      heard.use = { inputTokens, outputTokens, costMicros: costMicros(model, { inputTokens, outputTokens }) }
      heard.isWhole = part.finishReason === 'stop'
    }
  }
  if (!heard.text) throw new Error('The answer was empty.')
}

const stopped = () => new AiFault('stopped', 'You stopped the AI.')
