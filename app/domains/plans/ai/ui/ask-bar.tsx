import { Sparkles, Square } from 'lucide-react'
import type { AiUse } from '~/platform/ai/ai-use'
import { Button } from '~/ui/workspace/button'
import { tokensText } from './tokens-text'

interface AskBarProps {
  /** How many sections would be asked for. */
  count: number
  isRunning: boolean
  model: string
  used: AiUse
  isAll: boolean
  onAll: (isAll: boolean) => void
  onAsk: () => void
  onStop: () => void
}

/** Begins and stops the work. */
export function AskBar({ count, isRunning, model, used, isAll, onAll, onAsk, onStop }: AskBarProps) {
  const isUsed = used.inputTokens + used.outputTokens > 0
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {isRunning ? (
        <Button icon={Square} onClick={onStop}>
          Stop
        </Button>
      ) : (
        <Button variant="primary" icon={Sparkles} disabled={count === 0} onClick={onAsk}>
          {count === 1 ? 'Improve 1 section' : `Improve ${count} sections`}
        </Button>
      )}
      {!isRunning && (
        <Button variant="quiet" onClick={() => onAll(!isAll)}>
          {isAll ? 'Choose none' : 'Choose all'}
        </Button>
      )}
      <p className="basis-full text-dense text-muted sm:ml-auto sm:basis-auto">
        {model}
        {isUsed && <span className="tabular-nums"> · for this plan so far {tokensText(used)}</span>}
      </p>
    </div>
  )
}
