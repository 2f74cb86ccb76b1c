import { Sparkles, Square } from 'lucide-react'
import { Button } from '~/ui/workspace/button'

interface AskBarProps {
  /** How many sections would be asked for. */
  count: number
  /** How many have no proposal yet. */
  left: number
  isRunning: boolean
  onAll: (isAll: boolean) => void
  onAsk: () => void
  onStop: () => void
}

/** Begins and stops the work. */
export function AskBar({ count, left, isRunning, onAll, onAsk, onStop }: AskBarProps) {
  if (isRunning)
    return (
      <Button icon={Square} onClick={onStop}>
        Stop
      </Button>
    )
  if (left === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="primary" icon={Sparkles} disabled={count === 0} onClick={onAsk}>
        {count === 1 ? 'Improve 1 section' : `Improve ${count} sections`}
      </Button>
      <Button variant="quiet" onClick={() => onAll(count < left)}>
        {count < left ? 'Choose all' : 'Choose none'}
      </Button>
    </div>
  )
}
