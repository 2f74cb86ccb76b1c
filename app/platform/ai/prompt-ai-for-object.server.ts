import { jsonSchema, Output, parsePartialJson } from 'ai'
import { z } from 'zod'
import type { AiClient } from './ai-client.server'
import { AiError } from './ai-error'
import { type AiRequest, type AiResponse, promptAi } from './prompt-ai.server'
import { sumTokenUsage, type TokenUsage } from './token-usage'

export interface AiObjectRequest<Value> extends Pick<AiRequest, 'instructions' | 'signal'> {
  /** What the answer is called, for the model: lower-case letters and underscores. */
  name: string
  /** What it is about, as material. */
  data: unknown
  schema: z.ZodType<Value>
  /** What else is wrong with an answer that the schema takes, as sentences for the model. */
  findProblems?: (value: Value) => string[]
  /** The answer as far as it has arrived, unchecked. */
  onPartial?: (value: unknown) => void
  /** An earlier answer to the same question, and what is wrong with it as sentences for the model, which answers anew. */
  rejected?: RejectedResponse
}

const MAX_REPORTED_PROBLEMS = 20
const MAX_REPAIR_LENGTH = 60_000 // characters of a wrong answer that are sent back

/**
 * Asks for JSON that a schema and `findProblems` accept: first by structured output, then in JSON mode with the schema in the
 * instructions, then once more with what was wrong. @throws AiError; `unusable` when all three gave nothing
 */
export async function promptAiForObject<Value>(
  ai: AiClient,
  question: AiObjectRequest<Value>,
): Promise<{ value: Value; use: TokenUsage }> {
  const uses: TokenUsage[] = []
  let last: RejectedResponse | undefined
  for (const attempt of [withSchema, withJsonMode, withRepair]) {
    const answer = await promptAi(ai, attempt(question, last)).catch((error: unknown) =>
      skipUnsupported(error, attempt, uses),
    )
    if (!answer) continue
    uses.push(answer.usage)
    const checked = checkResponse(answer, question)
    if ('value' in checked) return { value: checked.value, use: sumTokenUsage(uses) }
    last = checked
  }
  throw new AiError('invalidResponse', `${ai.provider} returned an invalid response twice.`, sumTokenUsage(uses))
}

/** A server that refuses structured output may still answer in JSON mode; everything else ends it. */
function skipUnsupported(error: unknown, attempt: unknown, uses: TokenUsage[]): undefined {
  if (!(error instanceof AiError)) throw error
  if (attempt === withSchema && (error.status === 400 || error.status === 422)) return
  throw new AiError(error.kind, error.message, sumTokenUsage(uses), error.status)
}

type RejectedResponse = { text: string; faults: string[] }
type ObjectPrompt = Omit<AiObjectRequest<unknown>, 'findProblems'>
type PromptBuilder = (question: ObjectPrompt, last?: RejectedResponse) => AiRequest

const withSchema: PromptBuilder = (question) => {
  const schema = jsonSchema(withoutLimits(z.toJSONSchema(question.schema)))
  return { ...basePrompt(question), format: Output.object({ schema, name: question.name }) }
}

const withJsonMode: PromptBuilder = (question) => {
  const schema = JSON.stringify(z.toJSONSchema(question.schema))
  const instructions = `${question.instructions}\n\nAnswer with one JSON object and nothing else. It follows this JSON schema:\n${schema}`
  return { ...basePrompt(question), instructions, format: Output.json({ name: question.name }) }
}

const withRepair: PromptBuilder = (question, last) =>
  withJsonMode(last?.text ? { ...question, rejected: last } : question)

function rejectionMessages({ text, faults }: RejectedResponse): AiRequest['messages'] {
  const listed = faults.slice(0, MAX_REPORTED_PROBLEMS).map((fault) => `- ${fault}`)
  const content = `That answer cannot be used:\n${listed.join('\n')}\nAnswer again, whole and corrected.`
  return [
    { role: 'assistant', content: text.slice(0, MAX_REPAIR_LENGTH) },
    { role: 'user', content },
  ]
}

const LIMITS = new Set(['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum'])

/** Strict structured output knows no limits of length and size; the check of the answer does. */
function withoutLimits(schema: object) {
  return JSON.parse(JSON.stringify(schema), (name, value) =>
    LIMITS.has(name) && typeof value === 'number' ? undefined : value,
  )
}

function basePrompt({ instructions, data, signal, onPartial, rejected }: ObjectPrompt): AiRequest {
  return {
    instructions,
    signal,
    messages: [{ role: 'user', content: formatPromptContext(data) }, ...(rejected ? rejectionMessages(rejected) : [])],
    onText: throttlePartials(onPartial),
  }
}

/** No text in it can end the material: every < is written as its code. */
export function formatPromptContext(data: unknown) {
  return `<material>\n${JSON.stringify(data).replaceAll('<', '\\u003c')}\n</material>`
}

const PARTIAL_EVERY_MS = 150

function throttlePartials(onPartial: ((value: unknown) => void) | undefined) {
  if (!onPartial) return undefined
  let next = 0
  return (text: string) => {
    const now = performance.now()
    if (now < next) return
    next = now + PARTIAL_EVERY_MS
    void parsePartialJson(text).then(({ value }) => value !== undefined && onPartial(value))
  }
}

function checkResponse<Value>(
  { text, isComplete }: AiResponse,
  { schema, findProblems }: AiObjectRequest<Value>,
): RejectedResponse | { value: Value } {
  const json = extractJson(text)
  if (json === undefined) return { text, faults: [isComplete ? 'It is not JSON.' : 'It ends in the middle.'] }
  const { success, data, error } = schema.safeParse(json)
  if (!success) return { text, faults: error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) }
  const faults = findProblems?.(data) ?? []
  return faults.length > 0 ? { text, faults } : { value: data }
}

/** The JSON object of a text, which may have words or a fence around it; undefined when there is none. */
function extractJson(text: string): unknown {
  const whole = tryParseJson(text)
  if (whole !== undefined) return whole
  const from = text.indexOf('{')
  const to = text.lastIndexOf('}')
  return from < to && from >= 0 ? tryParseJson(text.slice(from, to + 1)) : undefined
}

function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
