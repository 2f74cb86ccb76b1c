import { Badge, type BadgeTone } from '~/ui/workspace/badge'
import type { RunDescription, RunState, RunStatus } from './run'

const tones: Record<RunState, BadgeTone> = {
  queued: 'neutral',
  running: 'accent',
  paused: 'warning',
  stopped: 'warning',
  completed: 'success',
  failed: 'danger',
}

interface RunBadgeProps<Run extends RunStatus> {
  description: RunDescription<Run>
  run: Run
  /** Where the state alone does not say it. */
  tone?: BadgeTone | undefined
}

/** How a run stands, in a list. */
export function RunBadge<Run extends RunStatus>({ description, run, tone }: RunBadgeProps<Run>) {
  return <Badge tone={tone ?? tones[run.state as RunState]}>{description.label(run)}</Badge>
}
