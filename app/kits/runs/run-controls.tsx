import { Pause, Play, Square, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/workspace/button'
import { Dialog } from '~/ui/workspace/dialog'
import { useMutation } from '~/ui/workspace/use-mutation'
import { describeApi } from '../api/describe-api'
import {
  canBeginPhase,
  canPauseRun,
  canResumeRun,
  canStopRun,
  capitalize,
  type RunDescription,
  type RunStatus,
} from './run'
import type { RunsApi } from './runs-api.server'

export interface RunControlsProps<Run extends RunStatus> {
  description: RunDescription<Run>
  run: Run
  /** Whether there is something to take back; without it a run cannot be undone here. */
  canUndo?: boolean
  undoLabel?: string
  /** What undoing does, for whoever is asked first; without it nobody is asked. */
  undoNote?: string
  /** Shown in that question. */
  undoDetails?: React.ReactNode
}

/** The buttons that pause, stop, resume and undo a run, those that fit to how it stands. */
export function RunControls<Run extends RunStatus>({ description, run, canUndo, ...undo }: RunControlsProps<Run>) {
  const { noun, stoppedNote = '' } = description
  const steer = useRunControl(description, run.id)
  const title = capitalize(noun)
  return (
    <>
      {canUndo && canBeginPhase(description, 'undo', run) && (
        <UndoButton noun={noun} {...undo} onUndo={() => steer('undo', `Undoing ${noun}.`)} />
      )}
      {canStopRun(run) && (
        <Button icon={Square} onClick={() => void steer('stop', `${title} stopped. ${stoppedNote}`.trim())}>
          Stop
        </Button>
      )}
      {canPauseRun(description, run) && (
        <Button icon={Pause} onClick={() => void steer('pause', `${title} paused.`)}>
          Pause
        </Button>
      )}
      {canResumeRun(description, run) && (
        <Button icon={Play} variant="primary" onClick={() => void steer('resume', `${title} resumed.`)}>
          Resume
        </Button>
      )}
    </>
  )
}

function useRunControl({ apiPath }: RunDescription, runId: string) {
  const change = useMutation()
  return (action: 'pause' | 'resume' | 'stop' | 'undo', message: string) => {
    const call = describeApi<RunsApi>(apiPath).post(`/:runId/${action}`, { param: { runId } })
    return change({ ...call, successMessage: () => message })
  }
}

interface UndoButtonProps extends Pick<RunControlsProps<RunStatus>, 'undoLabel' | 'undoNote' | 'undoDetails'> {
  noun: string
  /** Answers whether it was begun. */
  onUndo: () => Promise<boolean>
}

function UndoButton({ noun, undoLabel = `Undo ${noun}`, undoNote, undoDetails, onUndo }: UndoButtonProps) {
  const [isOpen, setOpen] = useState(false)
  if (!undoNote) {
    return (
      <Button icon={Undo2} onClick={() => void onUndo()}>
        {undoLabel}
      </Button>
    )
  }
  return (
    <Dialog
      title={`Undo ${noun}?`}
      description={undoNote}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button icon={Undo2}>{undoLabel}</Button>}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button variant="primary" onClick={() => void onUndo().then((isBegun) => isBegun && setOpen(false))}>
            {undoLabel}
          </Button>
        </>
      }
    >
      {undoDetails}
    </Dialog>
  )
}
