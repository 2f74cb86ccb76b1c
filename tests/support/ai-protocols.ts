import { randomUUID } from 'node:crypto'

/** What the stand-in reads of a question, whichever protocol it came by. */
export interface FakeAiRequest {
  path: string
  model: string
  key: string
  /** How JSON was asked for. */
  format: 'schema' | 'json' | 'text'
  /** The name of the schema, when there is one. */
  name: string
  schema: unknown
  instructions: string
  messages: { role: string; content: string }[]
}

export interface AiProtocol {
  parseRequest: (body: AiRequestBody) => Omit<FakeAiRequest, 'path' | 'model' | 'key'>
  /** The events that begin an answer, carry a piece of its text, and end it. */
  startEvents: (asks: FakeAiRequest) => object[]
  deltaEvent: (text: string, asks: FakeAiRequest) => object
  endEvents: (asks: FakeAiRequest, use: { input: number; output: number }) => (object | string)[]
}

type Message = { role: string; content: string | { text?: string }[] }
interface Format {
  type: string
  name?: string
  schema?: unknown
  json_schema?: { name: string; schema: unknown }
}
/** The parts of the three protocols that matter here. */
export interface AiRequestBody {
  model: string
  store?: boolean
  messages?: Message[]
  input?: Message[]
  system?: string | { text: string }[]
  response_format?: Format
  text?: { format?: Format }
  output_config?: { format?: Format }
  tools?: { name: string }[]
}

const contentText = (content: Message['content']) =>
  typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('')

function splitMessages(messages: Message[]) {
  const plain = messages.map(({ role, content }) => ({ role, content: contentText(content) }))
  const isInstruction = ({ role }: { role: string }) => role === 'system' || role === 'developer'
  const instructions = plain.filter(isInstruction).map(({ content }) => content)
  return { instructions: instructions.join('\n'), messages: plain.filter((message) => !isInstruction(message)) }
}

function readFormat(format: Format | undefined): Pick<FakeAiRequest, 'format' | 'name' | 'schema'> {
  const name = format?.json_schema?.name ?? format?.name ?? ''
  const schema = format?.json_schema?.schema ?? format?.schema
  const kind = format?.type === 'json_schema' ? 'schema' : format?.type === 'json_object' ? 'json' : 'text'
  return { format: kind, name, schema }
}

const id = randomUUID()
const chunk = (model: string, delta: object, finish: string | null = null) => ({
  id,
  object: 'chat.completion.chunk',
  created: 1_790_000_000,
  model,
  choices: [{ index: 0, delta, finish_reason: finish }],
})

const chat: AiProtocol = {
  parseRequest: ({ messages = [], response_format }) => ({
    ...splitMessages(messages),
    ...readFormat(response_format),
  }),
  startEvents: ({ model }) => [chunk(model, { role: 'assistant', content: '' })],
  deltaEvent: (content, { model }) => chunk(model, { content }),
  endEvents: ({ model }, { input, output }) => [
    chunk(model, {}, 'stop'),
    {
      ...chunk(model, {}),
      choices: [],
      usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
    },
    '[DONE]',
  ],
}

const item = { type: 'message', id: 'msg_1', role: 'assistant', status: 'in_progress', content: [] }
const responses: AiProtocol = {
  parseRequest: ({ input = [], text }) => ({ ...splitMessages(input), ...readFormat(text?.format) }),
  startEvents: ({ model }) => [
    { type: 'response.created', response: { id: 'resp_1', created_at: 1_790_000_000, model } },
    { type: 'response.output_item.added', output_index: 0, item },
  ],
  deltaEvent: (delta) => ({
    type: 'response.output_text.delta',
    item_id: 'msg_1',
    output_index: 0,
    content_index: 0,
    delta,
  }),
  endEvents: (_asks, { input, output }) => [
    { type: 'response.output_item.done', output_index: 0, item: { ...item, status: 'completed' } },
    {
      type: 'response.completed',
      response: { incomplete_details: null, usage: { input_tokens: input, output_tokens: output } },
    },
  ],
}

const messages: AiProtocol = {
  parseRequest({ messages = [], system = '', output_config }) {
    return { ...splitMessages(messages), instructions: contentText(system), ...readFormat(output_config?.format) }
  },
  startEvents: ({ model }) => [
    {
      type: 'message_start',
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model,
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 100, output_tokens: 1 },
      },
    },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  ],
  deltaEvent: (text) => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
  endEvents: (_asks, { output }) => [
    { type: 'content_block_stop', index: 0 },
    {
      type: 'message_delta',
      delta: { stop_reason: 'end_turn', stop_sequence: null },
      usage: { output_tokens: output },
    },
    { type: 'message_stop' },
  ],
}

/** OpenAI's two protocols and Anthropic's. */
export const AI_PROTOCOLS: Record<string, AiProtocol> = {
  '/v1/chat/completions': chat,
  '/v1/responses': responses,
  '/v1/messages': messages,
}
