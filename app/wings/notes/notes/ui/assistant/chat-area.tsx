import { useRef } from 'react'
import { Button } from '~/ui/workspace/button'
import type { ChatStore } from '../../assistant/chat-store'
import type { NotesPanelContext } from '../panel-context'
import { ChatInput } from './chat-input'
import { MessageList } from './message-list'
import { useConversation } from './use-chats'
import { type InsertReplyOptions, useInsertReply } from './use-insert-reply'

interface ChatAreaProps extends InsertReplyOptions {
  context: NotesPanelContext
  /** The conversations of the panel, from `useChats`: they are empty again when it closes. */
  chats: ChatStore
}

/** A conversation with an assistant about a note. */
export function ChatArea({ context: { sprintId }, chats, ...putting }: ChatAreaProps) {
  const { id, is_todo } = putting.note
  const conversation = useConversation(chats, id)
  const put = useInsertReply(putting)
  const area = useRef<HTMLElement>(null)
  const send = (text: string) => chats.send(id, text, sprintId)

  /** The button that was pressed goes away: the focus stays here. */
  function keepingFocus(ask: () => void) {
    area.current?.focus()
    ask()
  }

  return (
    <section
      ref={area}
      tabIndex={-1}
      aria-label="Chat about this note"
      className="outline-none flex min-h-0 min-w-0 flex-1 flex-col gap-2 text-dense"
    >
      {conversation.length === 0 ? (
        <ConversationStarters isTodo={is_todo} onSend={(text) => keepingFocus(() => send(text))} />
      ) : (
        <MessageList
          key={id}
          conversation={conversation}
          isTodo={is_todo}
          onPut={put}
          onRetry={() => keepingFocus(() => chats.retry(id, sprintId))}
        />
      )}
      <ChatInput key={`input ${id}`} isPending={chats.isPending(id)} onSend={send} onStop={() => chats.stop(id)} />
    </section>
  )
}

const TEXT_NOTE_STARTERS = ['Summarize this note', 'List the next steps', 'Improve the writing']
const TODO_LIST_STARTERS = ['What is missing here?', 'Break this into smaller steps', 'Sort these items']

/** What a conversation can begin with. */
function ConversationStarters({ isTodo, onSend }: { isTodo: boolean; onSend: (text: string) => void }) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <p className="text-muted">Ask about this note or choose a prompt. The note is sent to the AI.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {(isTodo ? TODO_LIST_STARTERS : TEXT_NOTE_STARTERS).map((text) => (
          <Button key={text} onClick={() => onSend(text)}>
            {text}
          </Button>
        ))}
      </div>
    </div>
  )
}
