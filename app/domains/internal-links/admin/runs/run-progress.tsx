import { ProgressBar } from '~/ui/workspace/progress-bar'
import { useFreshWhile } from '~/ui/workspace/use-fresh-while'
import type { ListedRun } from '../../runs/queries.server'
import { stateInWords } from '../../runs/run'

const LOOK_EVERY_MS = 1_000

/** How far a run is; looks by itself while it works. */
export function RunProgress({ run }: { run: ListedRun }) {
  const { state, reason } = run
  useFreshWhile(state === 'working', LOOK_EVERY_MS)
  const total = Math.max(1, run.total)
  const done = Math.min(run.position, total)
  return (
    <>
      <p role="status" className="sr-only">
        {stateInWords(run)}. {reason}
      </p>
      {state !== 'done' && (
        <div className="mb-5 grid max-w-3xl gap-1.5">
          <ProgressBar label={stateInWords(run)} value={done / total} />
          <p className="text-dense text-muted tabular-nums">
            {stateInWords(run)}: page {done.toLocaleString('en-US')} of {run.total.toLocaleString('en-US')}. {reason}
          </p>
        </div>
      )}
    </>
  )
}
