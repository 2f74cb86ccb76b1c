import { Play } from 'lucide-react'
import { canBeginPhase } from '~/kits/runs/run'
import { RunControls } from '~/kits/runs/run-controls'
import { formatCount } from '~/platform/text/format-number'
import { Button } from '~/ui/workspace/button'
import { useMutation } from '~/ui/workspace/use-mutation'
import { internalLinksClient } from '../api'
import type { ListedRun, OutcomeCounts } from '../runs/queries.server'
import { linkRunDescription } from '../runs/run'
import type { LeftOut } from '../runs/run-form'

interface LinkRunActionsProps {
  run: ListedRun
  outcomes: OutcomeCounts
}

/** What can be done with a run as it stands. */
export function LinkRunActions({ run, outcomes }: LinkRunActionsProps) {
  const change = useMutation()
  const left = outcomes.all - outcomes.skipped - outcomes.linked - outcomes.leftOut
  const isUndone = run.phase === 'undo' && run.state === 'completed'
  const apply = internalLinksClient.post('/runs/:runId/apply', { param: { runId: run.id } })
  return (
    <>
      <RunControls
        description={linkRunDescription}
        run={run}
        canUndo={isUndone ? outcomes.notRestored > 0 : outcomes.linked > 0}
        undoLabel={isUndone ? 'Retry remaining pages' : 'Undo run'}
      />
      {canBeginPhase(linkRunDescription, 'apply', run) && left > 0 && (
        <Button
          icon={Play}
          variant="primary"
          onClick={() => void change({ ...apply, successMessage: () => 'Adding links.' })}
        >
          Add links to {formatCount(left, 'page')}
        </Button>
      )}
    </>
  )
}

/** Leaves pages or rules of a plan out, or takes them in again. */
export function useLeaveOut(runId: string) {
  const change = useMutation()
  return (json: LeftOut) =>
    change({
      ...internalLinksClient.put('/runs/:runId/left-out', { param: { runId }, json }),
      successMessage: () => null,
    })
}
