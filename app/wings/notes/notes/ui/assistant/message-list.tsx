import { useLayoutEffect, useRef } from 'react'
import type { Conversation } from '../../assistant/chat-store'
import type { ReplyPlacement } from '../../assistant/insert-reply'
import { MessageView } from './message-view'

/** px from the end that still count as being there. */
const NEAR = 48

interface MessageListProps {
  conversation: Conversation
  isTodo: boolean
  onPut: (markdown: string, placing: ReplyPlacement) => void
  onRetry: () => void
}

/** What was said, the latest at the bottom; it scrolls there on new messages. */
export function MessageList({ conversation, isTodo, onPut, onRetry }: MessageListProps) {
  const list = useStickToBottom(conversation, conversation.findLast(({ role }) => role === 'user')?.id)
  const last = conversation.at(-1)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section tabIndex={0} aria-label="Messages" className="min-h-0 flex-1 overflow-y-auto" ref={list}>
        <ol className="grid content-start gap-4 py-1 pr-1">
          {conversation.map((message) => (
            <MessageView
              key={message.id}
              message={message}
              isTodo={isTodo}
              onInsert={onPut}
              onRetry={onRetry}
              isLast={message === last && message.role === 'assistant'}
            />
          ))}
        </ol>
      </section>
      <p role="status" className="sr-only">
        {last && announcementFor(last.state, last.content)}
      </p>
    </>
  )
}

/** A reply is read out when it is there, and not in each of its pieces. */
function announcementFor(state: Conversation[number]['state'], content: string) {
  if (state === 'writing') return 'The assistant is typing.'
  return state === 'stopped' ? 'Stopped.' : content
}

/**
 * Keeps a list scrolled to the bottom as it grows, unless its reader scrolled up. `turn` is another one when they said
 * something themselves: then the end is shown in any case.
 */
function useStickToBottom(grown: unknown, turn: unknown) {
  const list = useRef<HTMLDivElement>(null)
  const heightBefore = useRef(0)
  const lastTurn = useRef(turn)

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks at the list each time that it has grown
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    // where the reader is, and not where the last event of scrolling said: that may come after this
    const wasAtEnd = element.scrollTop + element.clientHeight >= heightBefore.current - NEAR
    if (wasAtEnd || lastTurn.current !== turn) element.scrollTop = element.scrollHeight
    heightBefore.current = element.scrollHeight
    lastTurn.current = turn
  }, [grown, turn])

  return list
}
