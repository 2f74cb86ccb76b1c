import { randomUUID } from 'node:crypto'

/** What the stand-in reads of a question, whichever protocol it came by. */
export interface AsksAi {
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

export interface Protocol {
  read: (body: Body) => Omit<AsksAi, 'path' | 'model' | 'key'>
  /** The events that begin an answer, carry a piece of its text, and end it. */
  begin: (asks: AsksAi) => object[]
  piece: (text: string, asks: AsksAi) => object
  end: (asks: AsksAi, use: { input: number; output: number }) => (object | string)[]
}

type Message = { role: string; content: string | { text?: string }[] }
interface Format {
  type: string
  name?: string
  schema?: unknown
  json_schema?: { name: string; schema: unknown }
}
/** The parts of the three protocols that matter here. */
export interface Body {
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

const textOf = (content: Message['content']) =>
  typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('')

function split(messages: Message[]) {
  const plain = messages.map(({ role, content }) => ({ role, content: textOf(content) }))
  const isInstruction = ({ role }: { role: string }) => role === 'system' || role === 'developer'
  const instructions = plain.filter(isInstruction).map(({ content }) => content)
  return { instructions: instructions.join('\n'), messages: plain.filter((message) => !isInstruction(message)) }
}

function formatOf(format: Format | undefined): Pick<AsksAi, 'format' | 'name' | 'schema'> {
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

const chat: Protocol = {
  read: ({ messages = [], response_format }) => ({ ...split(messages), ...formatOf(response_format) }),
  begin: ({ model }) => [chunk(model, { role: 'assistant', content: '' })],
  piece: (content, { model }) => chunk(model, { content }),
  end: ({ model }, { input, output }) => [
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
const responses: Protocol = {
  read: ({ input = [], text }) => ({ ...split(input), ...formatOf(text?.format) }),
  begin: ({ model }) => [
    { type: 'response.created', response: { id: 'resp_1', created_at: 1_790_000_000, model } },
    { type: 'response.output_item.added', output_index: 0, item },
  ],
  piece: (delta) => ({
    type: 'response.output_text.delta',
    item_id: 'msg_1',
    output_index: 0,
    content_index: 0,
    delta,
  }),
  end: (_asks, { input, output }) => [
    { type: 'response.output_item.done', output_index: 0, item: { ...item, status: 'completed' } },
    {
      type: 'response.completed',
      response: { incomplete_details: null, usage: { input_tokens: input, output_tokens: output } },
    },
  ],
}

const messages: Protocol = {
  read({ messages = [], system = '', output_config }) {
    return { ...split(messages), instructions: textOf(system), ...formatOf(output_config?.format) }
  },
  begin: ({ model }) => [
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
  piece: (text) => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
  end: (_asks, { output }) => [
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
export const PROTOCOLS: Record<string, Protocol> = {
  '/v1/chat/completions': chat,
  '/v1/responses': responses,
  '/v1/messages': messages,
}
