import { Download, Pause, Play, Trash2 } from 'lucide-react'
import { Form } from 'react-router'
import { Button, buttonLook } from '~/ui/workspace/button'
import { useChange } from '~/ui/workspace/use-change'
import type { ListedImport } from '../queries.server'
import { filePath, reportPath, runningPath } from './paths'
import { UndoDialog } from './undo-dialog'

interface ActionsProps {
  run: ListedImport
  /** The undoing has kept something, which can be asked for again. */
  hasLeft: boolean
  /** The uploaded file is still here. */
  hasFile: boolean
  isBusy: boolean
}

/** What can be done with a run as it stands. */
export function RunActions({ run, hasLeft, hasFile, isBusy }: ActionsProps) {
  const { id, state, phase, isDryRun } = run
  const isUndone = phase === 'undoing'
  const canUndo = !isDryRun && phase !== 'listing' && (!isUndone || (state === 'done' && hasLeft))
  return (
    <div className="flex flex-wrap gap-2">
      <a href={reportPath(id)} download className={buttonLook()}>
        <Download size={17} aria-hidden="true" className="shrink-0" />
        Report
      </a>
      {canUndo && <UndoDialog runId={id} isAgain={isUndone} />}
      <StopOrResume run={run} />
      {isDryRun && state !== 'running' && hasFile && <DiscardButton runId={id} />}
      {isDryRun && state === 'done' && hasFile && (
        <Form method="post">
          <Button type="submit" variant="primary" disabled={isBusy}>
            Import this
          </Button>
        </Form>
      )}
    </div>
  )
}

function DiscardButton({ runId }: { runId: string }) {
  const change = useChange()
  const done = () => 'File discarded. Its report stays.'
  return (
    <Button icon={Trash2} onClick={() => void change({ path: filePath(runId), method: 'DELETE', done })}>
      Discard
    </Button>
  )
}

function StopOrResume({ run: { id, state, phase } }: Pick<ActionsProps, 'run'>) {
  const change = useChange()
  const path = runningPath(id)
  if (state === 'running') {
    const told = phase === 'undoing' ? 'Undoing stopped. The rest stays.' : 'Import stopped. What came in stays.'
    return (
      <Button icon={Pause} onClick={() => change({ path, method: 'DELETE', done: () => told })}>
        Stop
      </Button>
    )
  }
  if (state !== 'stopped') return null
  return (
    <Button
      icon={Play}
      variant="primary"
      onClick={() => change({ path, method: 'POST', json: {}, done: () => 'It goes on.' })}
    >
      Resume
    </Button>
  )
}
