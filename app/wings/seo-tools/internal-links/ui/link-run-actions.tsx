import { Pause, Play, Square, Undo2 } from 'lucide-react'
import { formatCount } from '~/platform/text/format-number'
import { Button } from '~/ui/workspace/button'
import { useMutation } from '~/ui/workspace/use-mutation'
import { internalLinksClient } from '../api'
import type { ListedRun, OutcomeCounts } from '../runs/queries.server'
import type { LinkRunAction } from '../runs/run-form'

interface LinkRunActionsProps {
  run: ListedRun
  outcomes: OutcomeCounts
}

/** What can be done with a run as it stands. */
export function LinkRunActions({ run, outcomes }: LinkRunActionsProps) {
  const { task, state } = run
  const act = useLinkRunAction(run.id)
  const left = outcomes.all - outcomes.skipped - outcomes.linked - outcomes.leftOut
  const canApply = (task === 'plan' && state === 'done') || (task === 'apply' && state === 'stopped')
  const canUndo = task === 'apply' || (task === 'undo' && state === 'stopped')
  return (
    <>
      {canUndo && outcomes.linked > 0 && (
        <Button icon={Undo2} onClick={() => act({ action: 'undo' })}>
          Undo run
        </Button>
      )}
      {task === 'undo' && state === 'done' && outcomes.notRestored > 0 && (
        <Button icon={Undo2} onClick={() => act({ action: 'undo' })}>
          Retry remaining pages
        </Button>
      )}
      {(state === 'working' || state === 'paused') && (
        <Button icon={Square} onClick={() => act({ action: 'stop' })}>
          Stop
        </Button>
      )}
      {state === 'working' && task !== 'plan' && (
        <Button icon={Pause} onClick={() => act({ action: 'pause' })}>
          Pause
        </Button>
      )}
      {state === 'paused' && (
        <Button icon={Play} variant="primary" onClick={() => act({ action: 'resume' })}>
          Resume
        </Button>
      )}
      {canApply && left > 0 && (
        <Button icon={Play} variant="primary" onClick={() => act({ action: 'apply' })}>
          Add links to {formatCount(left, 'page')}
        </Button>
      )}
    </>
  )
}

const doneMessages: Record<LinkRunAction['action'], string> = {
  apply: 'Adding links.',
  pause: 'Run paused.',
  resume: 'Run resumed.',
  stop: 'Run stopped. Links already added are kept.',
  undo: 'Undoing run.',
  'leave-out': '',
}

export function useLinkRunAction(runId: string) {
  const change = useMutation()
  return (action: LinkRunAction) =>
    change({
      ...internalLinksClient.post('/runs/:runId/actions', { param: { runId }, json: action }),
      successMessage: () => doneMessages[action.action] || null,
    })
}
