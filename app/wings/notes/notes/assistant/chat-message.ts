import type { TokenUsage } from '~/platform/ai/token-usage'

/** What somebody or the assistant said. */
export interface ChatMessage {
  role: 'user' | 'assistant'
  content: string
}

/** What the stream of a reply tells; `writing` brings the next piece of its text, one of the others ends it. */
export type ChatEvent =
  | { type: 'writing'; text: string }
  | { type: 'done'; usage: TokenUsage; isComplete: boolean }
  | { type: 'failed'; message: string; usage: TokenUsage }

/** Messages of a conversation that are sent along with a question, the question included. */
export const MAX_CHAT_MESSAGES = 20
