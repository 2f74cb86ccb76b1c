import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { ProgressBar } from '~/ui/workspace/progress-bar'
import type { FoundRun } from '../queries.server'
import { stateInWords } from '../run'

const LOOK_EVERY_MS = 1_000

/** How far a run is; looks by itself while it works. */
export function RunProgress({ run }: { run: FoundRun }) {
  const { task, state, position, rowCount, asked, mostAsked } = run
  useLooking(state === 'working')
  const isShown = state !== 'done' && (state !== 'stopped' || position > 0)
  const done = Math.min(position, rowCount)
  return (
    <>
      <p role="status" className="sr-only">
        {stateInWords(run)}. {run.reason}
      </p>
      {isShown && (
        <div className="mb-5 grid max-w-3xl gap-1.5">
          <ProgressBar label={stateInWords(run)} value={done / rowCount} />
          <p className="text-dense text-muted tabular-nums">
            {stateInWords(run)}: row {done.toLocaleString('en-US')} of {rowCount.toLocaleString('en-US')}.
            {asked > 0 &&
              task === 'ask' &&
              ` ${asked.toLocaleString('en-US')} of at most ${mostAsked.toLocaleString('en-US')} questions asked.`}{' '}
            {run.reason}
          </p>
        </div>
      )}
    </>
  )
}

function useLooking(isWorking: boolean) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isWorking || state !== 'idle') return
    // a line that is down is looked at again with the next one
    const timer = setTimeout(() => {
      if (navigator.onLine && !document.hidden) void revalidate()
    }, LOOK_EVERY_MS)
    return () => clearTimeout(timer)
  })
}
