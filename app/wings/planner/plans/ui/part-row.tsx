import { RotateCw } from 'lucide-react'
import { formatTokenUsage } from '~/platform/ai/format-token-usage'
import { Badge } from '~/ui/workspace/badge'
import { Button } from '~/ui/workspace/button'
import type { AiPart } from '../ai/ai-part'
import { type PartState, usageForPart } from '../ai/improvement'
import { PART_LABELS } from '../editing/sections'
import { changeCountLabel } from './change-count-label'
import { PartDetails } from './part-details'

interface PartRowProps {
  part: AiPart
  state: PartState | undefined
  isChosen: boolean
  isRunning: boolean
  onChoose: (isChosen: boolean) => void
  onRetry: () => void
  onAccept: (isAccepted: boolean) => void
}

/** One section: whether it is asked for, how far it is, what it costs, and what it would change. */
export function PartRow({
  part,
  state,
  isChosen,
  isRunning,
  onChoose,
  onRetry: onAsk,
  onAccept: onTake,
}: PartRowProps) {
  const name = PART_LABELS[part]
  const use = usageForPart(state)
  const isProposed = state?.step === 'proposed'
  const hasChanges = isProposed && state.proposed.changes.changes.length > 0
  const canRetry = !isRunning && (isProposed || state?.step === 'failed' || state?.step === 'stopped')
  return (
    <li className="grid gap-2 py-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label className="flex min-h-9 flex-1 items-center gap-3 font-semibold pointer-coarse:min-h-11">
          <input
            type="checkbox"
            className="size-4.5 accent-accent"
            checked={hasChanges ? state.isAccepted : isChosen}
            disabled={isRunning && !hasChanges}
            aria-label={hasChanges ? `Take the changes of ${name}` : `Improve ${name}`}
            onChange={(event) => (hasChanges ? onTake : onChoose)(event.currentTarget.checked)}
          />
          {name}
        </label>
        {state && <PartStatusBadge state={state} />}
        {canRetry && (
          <Button variant="quiet" icon={RotateCw} onClick={onAsk}>
            <span className="max-sm:sr-only">Try again</span>
            <span className="sr-only">with {name}</span>
          </Button>
        )}
      </div>
      {state && <PartDetails state={state} name={name} />}
      {use && use.inputTokens + use.outputTokens > 0 && (
        <p className="pl-7.5 text-dense text-muted tabular-nums">{formatTokenUsage(use)}</p>
      )}
    </li>
  )
}

function PartStatusBadge({ state }: { state: PartState }) {
  if (state.step === 'waiting') return <Badge>Waiting</Badge>
  if (state.step === 'writing') return <Badge tone="accent">Writing</Badge>
  if (state.step === 'stopped') return <Badge tone="warning">Stopped</Badge>
  if (state.step === 'failed') return <Badge tone="danger">No answer</Badge>
  const { proposal, changes } = state.proposed
  if (proposal.by === 'rules') return <Badge tone="warning">Made by rules</Badge>
  return <Badge tone={changes.changes.length > 0 ? 'success' : 'neutral'}>{changeCountLabel(changes)}</Badge>
}
