import { Plus, Replace, RotateCcw } from 'lucide-react'
import { formatTokenUsage } from '~/platform/ai/format-token-usage'
import { Button } from '~/ui/workspace/button'
import type { ConversationMessage } from '../../assistant/chat-store'
import type { ReplyPlacement } from '../../assistant/insert-reply'
import { ReplyView } from './reply-view'

interface MessageViewProps {
  message: ConversationMessage
  isLast: boolean
  isTodo: boolean
  onInsert: (markdown: string, placing: ReplyPlacement) => void
  onRetry: () => void
}

/** One message: the user's own stand at the right, those of the assistant below them with what can be done with them. */
export function MessageView({ message, isLast, isTodo, onInsert, onRetry }: MessageViewProps) {
  const { role, content, state, reason, usage } = message
  if (role === 'user')
    return (
      <li className="ml-8 justify-self-end rounded-lg bg-accent-tint px-3 py-2 break-words whitespace-pre-wrap">
        <span className="sr-only">You: </span>
        {content}
      </li>
    )
  return (
    <li className="grid min-w-0 gap-1.5">
      <span className="sr-only">Assistant: </span>
      {state === 'failed' ? <p>{content}</p> : <ReplyView markdown={content} />}
      {state === 'writing' && content === '' && <p className="text-muted motion-safe:animate-pulse">Thinking…</p>}
      {reason && <p className="text-warning">{reason}</p>}
      {state === 'stopped' && <p className="text-muted">Stopped.</p>}
      {state !== 'writing' && (
        <div className="-ml-3 flex flex-wrap items-center">
          {state !== 'failed' && content !== '' && (
            <InsertButtons isTodo={isTodo} onPut={(placing) => onInsert(content, placing)} />
          )}
          {isLast && (
            <Button variant="quiet" icon={RotateCcw} onClick={onRetry}>
              Retry
            </Button>
          )}
        </div>
      )}
      {usage && usage.inputTokens > 0 && (
        <p className="text-[0.8125rem] text-faint tabular-nums">{formatTokenUsage(usage)}</p>
      )}
    </li>
  )
}

function InsertButtons({ isTodo, onPut }: { isTodo: boolean; onPut: (placing: ReplyPlacement) => void }) {
  return (
    <>
      <Button variant="quiet" icon={Plus} onClick={() => onPut('insert')}>
        {isTodo ? 'Add to list' : 'Insert'}
      </Button>
      <Button variant="quiet" icon={Replace} onClick={() => onPut('replace')}>
        {isTodo ? 'Replace list' : 'Replace'}
      </Button>
    </>
  )
}
