import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { embeddingOf } from './ai-embeddings'
import { type AsksAi, type Body, PROTOCOLS } from './ai-protocols'

/** How the stand-in answers. */
export const AI_SCENARIOS = [
  'good',
  'slow', // a piece every 200 ms
  'silent', // takes the question and says nothing
  'silent-midway', // a third of the answer, then nothing
  'half-stream', // half of the answer, then the connection breaks
  'broken-json', // ends in the middle of the JSON and says that it is done
  'prose', // JSON with words around it
  'drops-schema', // talks instead of following the schema; follows it in JSON mode
  'refuses-schema', // 400 for structured output
  'repairs', // wrong until it is told what is wrong
  'hopeless', // always another shape
  '429-once',
  '429',
  '429-for-an-hour',
  '500-once',
  '500',
  '401', // repeats the key in its answer
  'chat-only', // knows the older of OpenAI's protocols only
] as const
export type AiScenario = (typeof AI_SCENARIOS)[number]

export type AiCall = AsksAi & {
  /** When it was asked, and when its connection was closed from the other side before the end, in ms. */
  at: number
  closedAt?: number
  /** Whether the provider may keep it. */
  store?: boolean
}

export type AiStandIn = Awaited<ReturnType<typeof startAiStandIn>>

const KEY = 'sk-stand-in-0123456789'

/**
 * A local server that speaks the protocols of OpenAI and Anthropic: streams, structured output and everything that goes
 * wrong with them. The scenario is `scenario`, or else the name of the model.
 */
export async function startAiStandIn(answer: (asks: AsksAi) => unknown = () => ({ said: 'yes' })) {
  const stand = new StandIn(answer)
  const server = createServer((request, response) => {
    stand.take(request, response).catch((error) => response.writableEnded || response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return Object.assign(stand, {
    /** The variables with which a site uses it. */
    env: (model: string, provider: 'openai' | 'anthropic' | 'compatible' = 'openai') => ({
      AI_PROVIDER: provider,
      AI_API_KEY: KEY,
      AI_MODEL: model,
      AI_BASE_URL: baseUrl,
    }),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}

interface EmbeddingBody {
  model: string
  input: string[]
}

class StandIn {
  /** What was asked, the latest last. */
  readonly calls: AiCall[] = []
  scenario: AiScenario | undefined
  /** The texts that it gave vectors of. */
  readonly embedded: string[] = []
  /** The models that it says it has. */
  models: string[] = ['llama', 'nomic-embed-text']
  /** How long a piece of a plain answer takes, in ms. */
  paceMs = 0

  constructor(public answer: (asks: AsksAi) => unknown) {}

  async take(request: IncomingMessage, response: ServerResponse) {
    const path = request.url?.split('?')[0] ?? ''
    if (path === '/v1/models') return this.#listModels(response)
    const body: Body & EmbeddingBody = JSON.parse(await text(request))
    if (path === '/v1/embeddings') return this.#embed(response, body)
    const protocol = PROTOCOLS[path]
    const scenario = this.scenario ?? (body.model as AiScenario)
    const isUnknown = !protocol || (scenario === 'chat-only' && path === '/v1/responses')
    if (isUnknown) return refuse(response, 404, 'There is no such address.')
    const key = request.headers.authorization ?? String(request.headers['x-api-key'] ?? '')
    const call: AiCall = {
      path,
      model: body.model,
      key,
      ...protocol.read(body),
      store: body.store,
      at: performance.now(),
    }
    this.calls.push(call)
    response.once('close', () => {
      if (!response.writableFinished) call.closedAt = performance.now()
    })
    const status = this.#statusFor(scenario, call)
    if (status) return refuse(response, status, status === 401 ? `Wrong key ${key}` : 'As asked.', retryAfter[scenario])
    if (scenario === 'silent') return
    await stream(
      response,
      call,
      answerText(scenario, call, this.answer),
      scenario === 'slow' ? 200 : this.paceMs,
      scenario,
    )
  }

  #listModels(response: ServerResponse) {
    const status = this.#statusFor(this.scenario ?? 'good')
    if (status) return refuse(response, status, 'As asked.')
    answerWith(response, { object: 'list', data: this.models.map((id) => ({ id, object: 'model' })) })
  }

  #embed(response: ServerResponse, { model, input }: EmbeddingBody) {
    const scenario = this.scenario ?? 'good'
    const status = this.#statusFor(scenario)
    if (status) return refuse(response, status, 'As asked.', retryAfter[scenario])
    if (scenario === 'silent') return
    if (input.some((one) => one.includes('unreadable'))) return refuse(response, 400, 'As asked.')
    this.embedded.push(...input)
    const data = input.map((one, index) => ({ object: 'embedding', index, embedding: embeddingOf(one) }))
    const tokens = Math.ceil(input.join('').length / 4)
    answerWith(response, { object: 'list', model, data, usage: { prompt_tokens: tokens, total_tokens: tokens } })
  }

  #statusFor(scenario: AiScenario, { format }: Partial<AsksAi> = {}) {
    if (scenario === 'refuses-schema' && format === 'schema') return 400
    const [, status, once] = /^(\d{3})(-once)?/.exec(scenario) ?? []
    return status && !(once && this.calls.length > 1) ? Number(status) : undefined
  }
}

const retryAfter: Partial<Record<AiScenario, string>> = { '429-once': '0', '429': '0', '429-for-an-hour': '3600' }

function answerWith(response: ServerResponse, body: object) {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

function refuse(response: ServerResponse, status: number, message: string, after?: string) {
  response.writeHead(status, { 'content-type': 'application/json', ...(after && { 'retry-after': after }) })
  response.end(JSON.stringify({ type: 'error', error: { type: 'stand_in', message, code: null, param: null } }))
}

function answerText(scenario: AiScenario, asks: AsksAi, answer: (asks: AsksAi) => unknown) {
  const given = answer(asks)
  const good = typeof given === 'string' ? given : JSON.stringify(given)
  if (scenario === 'broken-json') return good.slice(0, Math.ceil(good.length / 2))
  if (scenario === 'prose') return `Here is what you asked for:\n\`\`\`json\n${good}\n\`\`\`\nShall I go on?`
  if (scenario === 'drops-schema' && asks.format === 'schema') return 'I would rather talk about it.'
  if (scenario === 'repairs' && !asks.messages.some(({ role }) => role === 'assistant')) return '{"wrong":[1,2]}'
  if (scenario === 'hopeless') return '{"wrong":[1,2]}'
  return good
}

const PIECE = 40 // characters

async function stream(response: ServerResponse, asks: AsksAi, answer: string, paceMs: number, scenario: AiScenario) {
  const protocol = PROTOCOLS[asks.path]
  if (!protocol) return
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (event: object | string) => {
    const kind = typeof event === 'object' && 'type' in event ? `event: ${event.type}\n` : ''
    response.write(`${kind}data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`)
  }
  for (const event of protocol.begin(asks)) send(event)
  const stopAt =
    { 'half-stream': answer.length / 2, 'silent-midway': answer.length / 3 }[scenario as string] ?? Infinity
  const given = answer.slice(0, stopAt)
  for (let at = 0; at < given.length && !response.destroyed; at += PIECE) {
    send(protocol.piece(given.slice(at, at + PIECE), asks))
    if (paceMs > 0) await pause(paceMs)
  }
  if (scenario === 'silent-midway') return
  if (scenario === 'half-stream') {
    await pause(20) // so that what was written arrives
    return void response.destroy()
  }
  for (const event of protocol.end(asks, { input: 100, output: Math.ceil(answer.length / 4) })) send(event)
  response.end()
}
