import { Play } from 'lucide-react'
import { Button } from '~/ui/workspace/button'
import { useChange } from '~/ui/workspace/use-change'
import { runningPath } from './paths'

/** Begins an audit. */
export function RunButton({ isUnderWay, label = 'Run audit' }: { isUnderWay: boolean; label?: string }) {
  const change = useChange()
  return (
    <Button
      variant="primary"
      icon={Play}
      disabled={isUnderWay}
      onClick={() => void change({ path: runningPath, done: () => 'The audit has begun' })}
    >
      {label}
    </Button>
  )
}
