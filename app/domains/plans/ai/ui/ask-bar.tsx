import { Sparkles, Square } from 'lucide-react'
import { Button } from '~/ui/workspace/button'

interface AskBarProps {
  /** How many sections would be asked for. */
  count: number
  /** How many have no proposal yet. */
  left: number
  /** There are proposals already: to accept them comes first. */
  hasProposals: boolean
  isRunning: boolean
  onAll: (isAll: boolean) => void
  onAsk: () => void
  onStop: () => void
}

/** Begins and stops the work. */
export function AskBar({ count, left, hasProposals, isRunning, onAll, onAsk, onStop }: AskBarProps) {
  if (isRunning)
    return (
      <Button icon={Square} onClick={onStop}>
        Stop
      </Button>
    )
  if (left === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant={hasProposals ? 'secondary' : 'primary'} icon={Sparkles} disabled={count === 0} onClick={onAsk}>
        {count === 0 ? 'Improve sections' : count === 1 ? 'Improve 1 section' : `Improve ${count} sections`}
      </Button>
      <Button variant="quiet" onClick={() => onAll(count < left)}>
        {count < left ? 'Choose all' : 'Choose none'}
      </Button>
    </div>
  )
}
