import type { Conversation } from './chats'
import { MessageView } from './message-view'
import type { Placing } from './put-answer'
import { useScrolledDown } from './use-scrolled-down'

interface MessageListProps {
  conversation: Conversation
  isTodo: boolean
  onPut: (markdown: string, placing: Placing) => void
  onRetry: () => void
}

/** What was said, the latest at the bottom; it scrolls there on new messages. */
export function MessageList({ conversation, isTodo, onPut, onRetry }: MessageListProps) {
  const list = useScrolledDown(conversation, conversation.findLast(({ role }) => role === 'user')?.id)
  const last = conversation.at(-1)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section tabIndex={0} aria-label="Messages" className="min-h-0 flex-1 overflow-y-auto" ref={list}>
        <ol className="grid content-start gap-4 py-1 pr-1">
          {conversation.map((message) => (
            <MessageView
              key={message.id}
              {...{ message, isTodo, onPut, onRetry }}
              isLast={message === last && message.role === 'assistant'}
            />
          ))}
        </ol>
      </section>
      <p role="status" className="sr-only">
        {last && spoken(last.state, last.content)}
      </p>
    </>
  )
}

/** A reply is read out when it is there, and not in each of its pieces. */
function spoken(state: Conversation[number]['state'], content: string) {
  if (state === 'writing') return 'The assistant is writing.'
  return state === 'stopped' ? 'Stopped.' : content
}
