import { formatNumber } from '~/platform/text/format-number'
import { ProgressBar } from '~/ui/workspace/progress-bar'
import { useRevalidateWhile } from '~/ui/workspace/use-revalidate-while'
import type { FoundRun } from '../queries.server'
import { runStatusLabel } from '../run'

const POLL_INTERVAL_MS = 1_000

/** How far a run is; looks by itself while it works. */
export function RunProgress({ run }: { run: FoundRun }) {
  const { task, state, position, rowCount, aiRequestCount, maxAiRequests } = run
  useRevalidateWhile(state === 'working', POLL_INTERVAL_MS)
  const isShown = state !== 'done' && (state !== 'stopped' || position > 0)
  const done = Math.min(position, rowCount)
  return (
    <>
      <p role="status" className="sr-only">
        {runStatusLabel(run)}. {run.reason}
      </p>
      {isShown && (
        <div className="mb-5 grid max-w-3xl gap-1.5">
          <ProgressBar label={runStatusLabel(run)} value={done / rowCount} />
          <p className="text-dense text-muted tabular-nums">
            {runStatusLabel(run)}: row {formatNumber(done)} of {formatNumber(rowCount)}.
            {aiRequestCount > 0 &&
              task === 'generate' &&
              ` ${formatNumber(aiRequestCount)} of ${formatNumber(maxAiRequests)} AI requests used.`}{' '}
            {run.reason}
          </p>
        </div>
      )}
    </>
  )
}
