import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { AI_PROTOCOLS, type AiRequestBody, type FakeAiRequest } from './ai-protocols'
import { fakeEmbedding } from './fake-embedding'

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

export type AiCall = FakeAiRequest & {
  /** When it was asked, and when its connection was closed from the other side before the end, in ms. */
  receivedAt: number
  closedAt?: number
  /** Whether the provider may keep it. */
  store?: boolean
}

export type FakeAiServer = Awaited<ReturnType<typeof startFakeAiServer>>

const KEY = 'sk-stand-in-0123456789'

/**
 * A local server that speaks the protocols of OpenAI and Anthropic: streams, structured output and everything that goes
 * wrong with them. The scenario is `scenario`, or else the name of the model.
 */
export async function startFakeAiServer(answer: (asks: FakeAiRequest) => unknown = () => ({ said: 'yes' })) {
  const stand = new AiServer(answer)
  const server = createServer((request, response) => {
    stand
      .handle(request, response)
      .catch((error) => response.writableEnded || response.writeHead(500).end(String(error)))
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

class AiServer {
  /** What was asked, the latest last. */
  readonly calls: AiCall[] = []
  scenario: AiScenario | undefined
  /** The texts that it gave vectors of. */
  readonly embeddedTexts: string[] = []
  /** The models that it says it has. */
  models: string[] = ['llama', 'nomic-embed-text']
  /** How long a piece of a plain answer takes, in ms. */
  delayPerPieceMs = 0

  constructor(public answer: (asks: FakeAiRequest) => unknown) {}

  async handle(request: IncomingMessage, response: ServerResponse) {
    const path = request.url?.split('?')[0] ?? ''
    if (path === '/v1/models') return this.#listModels(response)
    const body: AiRequestBody & EmbeddingBody = JSON.parse(await text(request))
    if (path === '/v1/embeddings') return this.#embed(response, body)
    const protocol = AI_PROTOCOLS[path]
    const scenario = this.scenario ?? (body.model as AiScenario)
    const isUnknown = !protocol || (scenario === 'chat-only' && path === '/v1/responses')
    if (isUnknown) return sendError(response, 404, 'There is no such address.')
    const key = request.headers.authorization ?? String(request.headers['x-api-key'] ?? '')
    const call: AiCall = {
      path,
      model: body.model,
      key,
      ...protocol.parseRequest(body),
      store: body.store,
      receivedAt: performance.now(),
    }
    this.calls.push(call)
    response.once('close', () => {
      if (!response.writableFinished) call.closedAt = performance.now()
    })
    const status = this.#statusFor(scenario, call)
    if (status)
      return sendError(response, status, status === 401 ? `Wrong key ${key}` : 'As asked.', retryAfter[scenario])
    if (scenario === 'silent') return
    await stream(
      response,
      call,
      answerText(scenario, call, this.answer),
      scenario === 'slow' ? 200 : this.delayPerPieceMs,
      scenario,
    )
  }

  #listModels(response: ServerResponse) {
    const status = this.#statusFor(this.scenario ?? 'good')
    if (status) return sendError(response, status, 'As asked.')
    sendJson(response, { object: 'list', data: this.models.map((id) => ({ id, object: 'model' })) })
  }

  #embed(response: ServerResponse, { model, input }: EmbeddingBody) {
    const scenario = this.scenario ?? 'good'
    const status = this.#statusFor(scenario)
    if (status) return sendError(response, status, 'As asked.', retryAfter[scenario])
    if (scenario === 'silent') return
    if (input.some((one) => one.includes('unreadable'))) return sendError(response, 400, 'As asked.')
    this.embeddedTexts.push(...input)
    const data = input.map((one, index) => ({ object: 'embedding', index, embedding: fakeEmbedding(one) }))
    const tokens = Math.ceil(input.join('').length / 4)
    sendJson(response, { object: 'list', model, data, usage: { prompt_tokens: tokens, total_tokens: tokens } })
  }

  #statusFor(scenario: AiScenario, { format }: Partial<FakeAiRequest> = {}) {
    if (scenario === 'refuses-schema' && format === 'schema') return 400
    const [, status, once] = /^(\d{3})(-once)?/.exec(scenario) ?? []
    return status && !(once && this.calls.length > 1) ? Number(status) : undefined
  }
}

const retryAfter: Partial<Record<AiScenario, string>> = { '429-once': '0', '429': '0', '429-for-an-hour': '3600' }

function sendJson(response: ServerResponse, body: object) {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

function sendError(response: ServerResponse, status: number, message: string, after?: string) {
  response.writeHead(status, { 'content-type': 'application/json', ...(after && { 'retry-after': after }) })
  response.end(JSON.stringify({ type: 'error', error: { type: 'stand_in', message, code: null, param: null } }))
}

function answerText(scenario: AiScenario, asks: FakeAiRequest, answer: (asks: FakeAiRequest) => unknown) {
  const given = answer(asks)
  const good = typeof given === 'string' ? given : JSON.stringify(given)
  if (scenario === 'broken-json') return good.slice(0, Math.ceil(good.length / 2))
  if (scenario === 'prose') return `Here is what you asked for:\n\`\`\`json\n${good}\n\`\`\`\nShall I go on?`
  if (scenario === 'drops-schema' && asks.format === 'schema') return 'I would rather talk about it.'
  if (scenario === 'repairs' && !asks.messages.some(({ role }) => role === 'assistant')) return '{"wrong":[1,2]}'
  if (scenario === 'hopeless') return '{"wrong":[1,2]}'
  return good
}

const PIECE_LENGTH = 40 // characters

async function stream(
  response: ServerResponse,
  asks: FakeAiRequest,
  answer: string,
  paceMs: number,
  scenario: AiScenario,
) {
  const protocol = AI_PROTOCOLS[asks.path]
  if (!protocol) return
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (event: object | string) => {
    const kind = typeof event === 'object' && 'type' in event ? `event: ${event.type}\n` : ''
    response.write(`${kind}data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`)
  }
  for (const event of protocol.startEvents(asks)) send(event)
  const stopAt =
    { 'half-stream': answer.length / 2, 'silent-midway': answer.length / 3 }[scenario as string] ?? Infinity
  const given = answer.slice(0, stopAt)
  for (let at = 0; at < given.length && !response.destroyed; at += PIECE_LENGTH) {
    send(protocol.deltaEvent(given.slice(at, at + PIECE_LENGTH), asks))
    if (paceMs > 0) await pause(paceMs)
  }
  if (scenario === 'silent-midway') return
  if (scenario === 'half-stream') {
    await pause(20) // so that what was written arrives
    return void response.destroy()
  }
  for (const event of protocol.endEvents(asks, { input: 100, output: Math.ceil(answer.length / 4) })) send(event)
  response.end()
}
