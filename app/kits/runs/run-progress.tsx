import { Notice } from '~/ui/workspace/notice'
import { ProgressBar } from '~/ui/workspace/progress-bar'
import { canStopRun, capitalize, type RunDescription, type RunStatus } from './run'
import { useRunUpdates } from './use-run-updates'

interface RunProgressProps<Run extends RunStatus> {
  description: RunDescription<Run>
  run: Run
  /** What is said above the error of a run; its label without it. */
  errorTitle?: string | undefined
  /** What follows from the error. */
  errorNote?: React.ReactNode
}

/** How far a run is, and what went wrong; follows it while it is active, and tells screen readers how it stands. */
export function RunProgress<Run extends RunStatus>({ description, run, errorTitle, errorNote }: RunProgressProps<Run>) {
  useRunUpdates(description, run)
  const label = description.label(run)
  return (
    <>
      <p role="status" className="sr-only">
        {capitalize(description.noun)}: {label}
      </p>
      {canStopRun(run) && <Bar description={description} run={run} />}
      {run.error && (
        <div className="mb-5 last:mb-0">
          <Notice kind={run.state === 'failed' ? 'error' : 'warning'} title={errorTitle ?? label}>
            {run.error} {errorNote}
          </Notice>
        </div>
      )}
    </>
  )
}

function Bar<Run extends RunStatus>({ description, run }: Pick<RunProgressProps<Run>, 'description' | 'run'>) {
  const label = description.label(run)
  const progress = description.progress(run)
  const value = description.fraction ? description.fraction(run) : shareDone(run)
  return (
    <div className="mb-5 grid max-w-3xl gap-1.5 last:mb-0">
      <ProgressBar label={label} {...(value !== undefined && { value })} />
      <p className="text-dense text-muted tabular-nums">{progress ? `${label}: ${progress}` : label}</p>
    </div>
  )
}

const shareDone = ({ doneCount, totalCount }: RunStatus) =>
  totalCount > 0 ? Math.min(1, doneCount / totalCount) : undefined
