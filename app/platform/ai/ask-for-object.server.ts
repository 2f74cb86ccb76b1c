import { jsonSchema, Output, parsePartialJson } from 'ai'
import { z } from 'zod'
import type { Ai } from './ai.server'
import { AiFault } from './ai-fault'
import { type AiUse, sumOfUses } from './ai-use'
import { type AiAnswer, askAi, type Question } from './ask-ai.server'
import { jsonIn } from './json-in'

interface ObjectQuestion<Value> extends Pick<Question, 'instructions' | 'signal'> {
  /** What the answer is called, for the model: lower-case letters and underscores. */
  name: string
  /** What it is about, as material. */
  data: unknown
  schema: z.ZodType<Value>
  /** What else is wrong with an answer that the schema takes, as sentences for the model. */
  faultsIn?: (value: Value) => string[]
  /** The answer as far as it has arrived, unchecked. */
  onPartial?: (value: unknown) => void
}

const MOST_FAULTS_TOLD = 20
const MOST_REPAIRED = 60_000 // characters of a wrong answer that are sent back

/**
 * Asks for JSON that a schema and `faultsIn` accept: first by structured output, then in JSON mode with the schema in the
 * instructions, then once more with what was wrong. @throws AiFault; `unusable` when all three gave nothing
 */
export async function askForObject<Value>(
  ai: Ai,
  question: ObjectQuestion<Value>,
): Promise<{ value: Value; use: AiUse }> {
  const uses: AiUse[] = []
  let last: Wrong | undefined
  for (const attempt of [withSchema, inJsonMode, repairing]) {
    const answer = await askAi(ai, attempt(question, last)).catch((error: unknown) => passOver(error, attempt, uses))
    if (!answer) continue
    uses.push(answer.use)
    const checked = check(answer, question)
    if ('value' in checked) return { value: checked.value, use: sumOfUses(uses) }
    last = checked
  }
  throw new AiFault(
    'unusable',
    `${ai.provider} gave no answer that fits, also when it was asked again.`,
    sumOfUses(uses),
  )
}

/** A server that refuses structured output may still answer in JSON mode; everything else ends it. */
function passOver(error: unknown, attempt: unknown, uses: AiUse[]): undefined {
  if (!(error instanceof AiFault)) throw error
  if (attempt === withSchema && (error.status === 400 || error.status === 422)) return
  throw new AiFault(error.kind, error.message, sumOfUses(uses), error.status)
}

type Wrong = { text: string; faults: string[] }
type Asked = Omit<ObjectQuestion<unknown>, 'faultsIn'>
type Attempt = (question: Asked, last?: Wrong) => Question

const withSchema: Attempt = (question) => {
  const schema = jsonSchema(withoutLimits(z.toJSONSchema(question.schema)))
  return { ...basics(question), format: Output.object({ schema, name: question.name }) }
}

const inJsonMode: Attempt = (question) => {
  const schema = JSON.stringify(z.toJSONSchema(question.schema))
  const instructions = `${question.instructions}\n\nAnswer with one JSON object and nothing else. It follows this JSON schema:\n${schema}`
  return { ...basics(question), instructions, format: Output.json({ name: question.name }) }
}

const repairing: Attempt = (question, last) => {
  const before = inJsonMode(question)
  if (!last?.text) return before
  const faults = last.faults.slice(0, MOST_FAULTS_TOLD).map((fault) => `- ${fault}`)
  const content = `That answer cannot be used:\n${faults.join('\n')}\nAnswer again, whole and corrected.`
  const messages: Question['messages'] = [
    ...before.messages,
    { role: 'assistant', content: last.text.slice(0, MOST_REPAIRED) },
    { role: 'user', content },
  ]
  return { ...before, messages }
}

const LIMITS = new Set(['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum'])

/** Strict structured output knows no limits of length and size; the check of the answer does. */
function withoutLimits(schema: object) {
  return JSON.parse(JSON.stringify(schema), (name, value) =>
    LIMITS.has(name) && typeof value === 'number' ? undefined : value,
  )
}

function basics({ instructions, data, signal, onPartial }: Asked): Question {
  return { instructions, signal, messages: [{ role: 'user', content: asMaterial(data) }], onText: partials(onPartial) }
}

/** No text in it can end the material: every < is written as its code. */
export function asMaterial(data: unknown) {
  return `<material>\n${JSON.stringify(data).replaceAll('<', '\\u003c')}\n</material>`
}

const PARTIAL_EVERY_MS = 150

function partials(onPartial: ((value: unknown) => void) | undefined) {
  if (!onPartial) return undefined
  let next = 0
  return (text: string) => {
    const now = performance.now()
    if (now < next) return
    next = now + PARTIAL_EVERY_MS
    void parsePartialJson(text).then(({ value }) => value !== undefined && onPartial(value))
  }
}

function check<Value>(
  { text, isWhole }: AiAnswer,
  { schema, faultsIn }: ObjectQuestion<Value>,
): Wrong | { value: Value } {
  const json = jsonIn(text)
  if (json === undefined) return { text, faults: [isWhole ? 'It is not JSON.' : 'It ends in the middle.'] }
  const { success, data, error } = schema.safeParse(json)
  if (!success) return { text, faults: error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) }
  const faults = faultsIn?.(data) ?? []
  return faults.length > 0 ? { text, faults } : { value: data }
}
