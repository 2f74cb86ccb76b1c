import { z } from 'zod'
import { sanitizeText } from '~/platform/sanitize-text'
import { MOST_MESSAGES } from './chat-message'

const LONGEST_LABEL = 200
const LONGEST_ID = 100
const MOST_SENT = 100
/** Of an earlier reply, characters that the model is reminded of. */
const LONGEST_REMINDER = 12_000
const LONGEST_CONVERSATION = 40_000
/** Of a request, in bytes. */
export const LARGEST_QUESTION = 512 * 1024

const id = z.string().max(LONGEST_ID).nullish()
const context = z.string().max(LONGEST_LABEL, `Keep the context under ${LONGEST_LABEL} characters.`).default('General')

/** What suggestions are asked for. */
export const suggestionsQuestion = z.object({ note_id: id, context, sprint_id: id })
export type SuggestionsQuestion = z.output<typeof suggestionsQuestion>

const message = z.discriminatedUnion('role', [
  z.object({ role: z.literal('user'), content: z.string().transform(sanitizeText) }),
  z.object({ role: z.literal('assistant'), content: z.string().transform((text) => text.slice(0, LONGEST_REMINDER)) }),
])

/** The end of a conversation, as far back as it is short enough: what is sent along costs as much as the question. */
function endOf<Message extends { content: string }>(messages: Message[]) {
  let length = 0
  const tooEarly = messages.findLastIndex(({ content }) => {
    length += content.length
    return length > LONGEST_CONVERSATION
  })
  return messages.slice(tooEarly + 1)
}

/** A conversation that ends with what is asked now; of a long one the end counts. */
export const chatQuestion = z.object({
  messages: z
    .array(message)
    .min(1, 'Write a message first.')
    .max(MOST_SENT)
    .refine((messages) => messages.at(-1)?.role === 'user', 'The last message is the question.')
    .refine((messages) => messages.at(-1)?.content !== '', 'Write a message first.')
    .transform((messages) => endOf(messages.slice(-MOST_MESSAGES))),
  sprint_id: id,
})
