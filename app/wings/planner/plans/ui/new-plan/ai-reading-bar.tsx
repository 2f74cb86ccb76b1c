import { RotateCw, Sparkles, Square } from 'lucide-react'
import { formatTokenUsage } from '~/platform/ai/format-token-usage'
import { formatCount } from '~/platform/text/format-number'
import { Button } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import type { DroppedItem } from '../../ai/reading/reading-event'
import type { AiReading, AiReadingState } from './use-ai-reading'

const REASONS: Record<DroppedItem['reason'], string> = {
  'not-quoted': 'its words are not in your idea',
  invented: 'it says more than your idea',
  'not-wanted': 'your idea says that it is not wanted',
  repeated: 'it was said twice',
  number: 'its number is not in your idea',
  role: 'its role is not in your idea',
  missed: 'it was left out',
}

interface AiReadingBarProps {
  aiReading: AiReading
  /** Who read what is on the screen. */
  by: 'rule' | 'ai'
}

/** Who reads the idea: how far the model is, what it got wrong, and the way to ask it. */
export function AiReadingBar({ aiReading: { state, model, read, stop }, by }: AiReadingBarProps) {
  if (state.step === 'reading')
    return (
      <Notice title={readingTitle(state, model)} action={<StopButton onStop={stop} />}>
        <p aria-hidden="true" className="truncate">
          {state.text || '…'}
        </p>
      </Notice>
    )
  if (state.step === 'failed')
    return (
      <Notice kind="warning" title={state.message} action={<Again onRead={read} label="Try again" />}>
        {by === 'ai' ? 'The brief stays as it was.' : 'Your idea was read by rules instead.'} Nothing is lost.
      </Notice>
    )
  if (state.step === 'read') return <ReadNotice state={state} model={model} onRead={read} />
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-dense text-muted">
      <p className="min-w-0 flex-1 basis-48">
        {state.step === 'stopped' && 'Stopped. '}
        {by === 'ai' ? 'Read by AI, with your corrections.' : 'Read by rules.'}
      </p>
      <Button icon={Sparkles} onClick={read}>
        {by === 'ai' ? 'Read again' : `Read with ${model}`}
      </Button>
    </div>
  )
}

const readingTitle = ({ faults }: Extract<AiReadingState, { step: 'reading' }>, model: string) =>
  faults > 0 ? `${model} corrects ${formatCount(faults, 'mistake')}` : `${model} is reading your idea`

function StopButton({ onStop }: { onStop: () => void }) {
  return (
    <Button icon={Square} onClick={onStop}>
      Stop
    </Button>
  )
}

function Again({ onRead, label }: { onRead: () => void; label: string }) {
  return (
    <Button icon={RotateCw} onClick={onRead}>
      {label}
    </Button>
  )
}

interface ReadNoticeProps {
  state: Extract<AiReadingState, { step: 'read' }>
  model: string
  onRead: () => void
}

/** What came of it: what rules left out, and what they added. */
function ReadNotice({ state: { dropped, byRules, use }, model, onRead }: ReadNoticeProps) {
  return (
    <Notice title={`Read by ${model}`} action={<Again onRead={onRead} label="Read again" />}>
      {byRules > 0 && <p>{formatCount(byRules, 'sentence was', 'sentences were')} passed over and read by rules.</p>}
      {dropped.length > 0 && (
        <details>
          <summary className="cursor-pointer py-1 pointer-coarse:py-2.5">
            Left out after a second try: {formatCount(dropped.length, 'item')}
          </summary>
          <ul className="grid list-disc gap-1 pl-5">
            {dropped.map(({ said, reason }) => (
              <li key={`${reason} ${said}`} className="break-words">
                “{said}”: {REASONS[reason]}.
              </li>
            ))}
          </ul>
        </details>
      )}
      {use.inputTokens > 0 && <p className="tabular-nums">{formatTokenUsage(use)}</p>}
    </Notice>
  )
}
