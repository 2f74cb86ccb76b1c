import { ProgressBar } from '~/ui/workspace/progress-bar'
import type { Step } from './steps'

/** How far the plan is, in steps and in hours. */
export function GuideProgress({ steps }: { steps: readonly Step[] }) {
  const done = steps.filter(({ row }) => row.status === 'done')
  const [doneHours, hours] = [hoursOf(done), hoursOf(steps)]
  return (
    <div className="grid gap-2 text-dense">
      <ProgressBar label="Progress of the plan" value={hours === 0 ? 0 : doneHours / hours} />
      <p className="text-muted tabular-nums">
        {done.length} of {steps.length} steps done, {Math.round(doneHours)} of {Math.round(hours)} hours
      </p>
    </div>
  )
}

const hoursOf = (steps: readonly Step[]) => steps.reduce((sum, { card }) => sum + card.hours, 0)
