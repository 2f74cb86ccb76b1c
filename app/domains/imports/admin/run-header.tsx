import { ArrowLeft, Download, Pause, Play, Trash2 } from 'lucide-react'
import { Form, Link } from 'react-router'
import type { Fate } from '~/domains/writing/undone-piece.server'
import { Button, buttonLook } from '~/ui/workspace/button'
import { Moment } from '~/ui/workspace/moment'
import { Notice } from '~/ui/workspace/notice'
import { ProgressBar } from '~/ui/workspace/progress-bar'
import { useChange } from '~/ui/workspace/use-change'
import type { ImportSource } from '../import-run'
import type { ListedImport } from '../queries.server'
import { StandingBadge } from './import-table'
import { sourceWords, standingOf } from './outcome-words'
import { filePath, importsPath, reportPath, runningPath } from './paths'
import { UndoDialog } from './undo-dialog'
import { itemsIn, picturesIn, redirectsIn } from './undo-words'

interface ActionsProps {
  run: ListedImport
  /** The undoing has kept something, which can be asked for again. */
  hasLeft: boolean
  /** The uploaded file is still here. */
  hasFile: boolean
  isBusy: boolean
}

interface RunProps {
  run: ListedImport
  fates: Record<Fate, number>
  /** The uploaded file is still here. */
  hasFile: boolean
  isBusy: boolean
}

/** What is imported, how far it is, and what can be done about it. */
export function RunHeader({ run, fates, hasFile, isBusy }: RunProps) {
  return (
    <div className="mb-6 grid gap-4">
      <Link
        to={importsPath}
        className="inline-flex min-h-6 items-center gap-1.5 justify-self-start text-dense text-muted hover:text-ink"
      >
        <ArrowLeft size={16} aria-hidden="true" />
        All imports
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <h2 className="text-lg font-semibold break-all">{run.fileName}</h2>
          <p className="flex flex-wrap items-center gap-2 text-dense text-muted">
            <StandingBadge run={run} />
            <span>
              {sourceWords[run.source as ImportSource]}, by {run.startedByEmail} <Moment at={run.createdAt} />
            </span>
          </p>
        </div>
        <RunActions run={run} hasFile={hasFile} isBusy={isBusy} hasLeft={fates.kept > 0} />
      </div>
      {run.state === 'running' && <Progress run={run} />}
      {run.fault && (
        <Notice kind="error" title={run.state === 'refused' ? 'The file was refused' : 'The import has stopped'}>
          {run.fault} {run.state === 'refused' && 'Nothing of it was written.'}
        </Notice>
      )}
      {run.phase === 'undoing' && run.state === 'done' && <UndoneNotice run={run} fates={fates} />}
      {run.isDryRun && run.state === 'done' && (
        <Notice title="Nothing is written yet">
          Below is what would become of each item.{' '}
          {hasFile ? 'Import it when you agree.' : 'The file is here no more: upload it again to import it.'}
        </Notice>
      )}
    </div>
  )
}

function Progress({ run }: { run: ListedImport }) {
  const { phase, position, itemCount } = run
  const isCounted = phase !== 'listing' && itemCount > 0
  const count = (number: number) => number.toLocaleString('en-US')
  return (
    <div className="grid gap-1.5" role="status">
      <ProgressBar label={standingOf(run)} {...(isCounted && { value: position / itemCount })} />
      <p className="text-dense text-muted tabular-nums">
        {isCounted ? `${count(position)} of ${count(itemCount)} items` : `${count(itemCount)} items found`}
      </p>
    </div>
  )
}

/** What can be done with a run as it stands. */
function RunActions({ run, hasLeft, hasFile, isBusy }: ActionsProps) {
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

/** What the undoing of a run has taken back, and what it has kept. */
function UndoneNotice({ run, fates }: { run: ListedImport; fates: Record<Fate, number> }) {
  const { undoneByEmail, undoneRedirects, undonePictures } = run
  const did = [
    fates.deleted > 0 && `${itemsIn(fates.deleted)} deleted`,
    fates.trashed > 0 && `${itemsIn(fates.trashed)} in the trash`,
    fates.restored > 0 && `${itemsIn(fates.restored)} as before`,
    fates.kept > 0 && `${itemsIn(fates.kept)} kept`,
    undoneRedirects > 0 && `${redirectsIn(undoneRedirects)} removed`,
    undonePictures > 0 && `${picturesIn(undonePictures)} deleted`,
  ].filter((part) => part !== false)
  return (
    <Notice kind={fates.kept > 0 ? 'warning' : 'success'} title={`Undone by ${undoneByEmail}`}>
      {did.join(', ')}. {fates.kept > 0 && 'Why is said below, beside each of them.'} The same file can be imported
      again.
    </Notice>
  )
}
