import { z } from 'zod'
import { sanitizeText } from '~/platform/forms/sanitize-text'
import { MAX_CHAT_MESSAGES } from './chat-message'

const MAX_LABEL_LENGTH = 200
const MAX_ID_LENGTH = 100
const MAX_SENT_MESSAGES = 100
/** Of an earlier reply, characters that the model is reminded of. */
const MAX_EARLIER_REPLY_LENGTH = 12_000
const MAX_CONVERSATION_LENGTH = 40_000
/** Of a request, in bytes. */
export const MAX_CHAT_REQUEST_BYTES = 512 * 1024

const id = z.string().max(MAX_ID_LENGTH).nullish()
const context = z
  .string()
  .max(MAX_LABEL_LENGTH, `Use at most ${MAX_LABEL_LENGTH} characters for the context.`)
  .default('General')

/** What suggestions are asked for. */
export const suggestionsRequestSchema = z.object({ note_id: id, context, sprint_id: id })
export type SuggestionsRequest = z.output<typeof suggestionsRequestSchema>

const message = z.discriminatedUnion('role', [
  z.object({ role: z.literal('user'), content: z.string().transform(sanitizeText) }),
  z.object({
    role: z.literal('assistant'),
    content: z.string().transform((text) => text.slice(0, MAX_EARLIER_REPLY_LENGTH)),
  }),
])

/** The end of a conversation, as far back as it is short enough: what is sent along costs as much as the question. */
function takeLastMessages<Message extends { content: string }>(messages: Message[]) {
  let length = 0
  const tooEarly = messages.findLastIndex(({ content }) => {
    length += content.length
    return length > MAX_CONVERSATION_LENGTH
  })
  return messages.slice(tooEarly + 1)
}

/** A conversation that ends with what is asked now; of a long one the end counts. */
export const chatRequestSchema = z.object({
  messages: z
    .array(message)
    .min(1, 'Enter a message.')
    .max(MAX_SENT_MESSAGES)
    .refine((messages) => messages.at(-1)?.role === 'user', 'The last message must be from the user.')
    .refine((messages) => messages.at(-1)?.content !== '', 'Enter a message.')
    .transform((messages) => takeLastMessages(messages.slice(-MAX_CHAT_MESSAGES))),
  sprint_id: id,
})
