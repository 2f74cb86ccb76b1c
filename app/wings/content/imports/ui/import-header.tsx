import { ArrowLeft, Download, Pause, Play, Trash2 } from 'lucide-react'
import { Form, Link } from 'react-router'
import { formatCount, formatNumber } from '~/platform/text/format-number'
import { Button, buttonClassName } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { ProgressBar } from '~/ui/workspace/progress-bar'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { useMutation } from '~/ui/workspace/use-mutation'
import type { UndoOutcome } from '~/wings/publishing/writing/undo-run.commands.server'
import { importsClient } from '../api'
import type { ImportSource } from '../import-run'
import type { ListedImport } from '../queries.server'
import { importSourceLabels, importStatusLabel } from './import-labels'
import { ImportStatusBadge } from './import-table'
import { importReportPath, importsPath } from './paths'
import { UndoImportDialog } from './undo-import-dialog'

interface ImportActionsProps {
  run: ListedImport
  /** The undoing has kept something, which can be asked for again. */
  hasKeptItems: boolean
  /** The uploaded file is still here. */
  hasFile: boolean
  isBusy: boolean
}

interface ImportHeaderProps {
  run: ListedImport
  undoOutcomes: Record<UndoOutcome, number>
  /** The uploaded file is still here. */
  hasFile: boolean
  isBusy: boolean
}

/** What is imported, how far it is, and what can be done about it. */
export function ImportHeader({ run, undoOutcomes, hasFile, isBusy }: ImportHeaderProps) {
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
            <ImportStatusBadge run={run} />
            <span>
              {importSourceLabels[run.source as ImportSource]}, by {run.startedByEmail}{' '}
              <RelativeTime at={run.createdAt} />
            </span>
          </p>
        </div>
        <ImportActions run={run} hasFile={hasFile} isBusy={isBusy} hasKeptItems={undoOutcomes.kept > 0} />
      </div>
      {run.state === 'running' && <Progress run={run} />}
      {run.error && (
        <Notice kind="error" title={run.state === 'refused' ? 'Invalid file' : 'Import stopped'}>
          {run.error} {run.state === 'refused' && 'Nothing was imported.'}
        </Notice>
      )}
      {run.phase === 'undoing' && run.state === 'done' && <UndoResultNotice run={run} undoOutcomes={undoOutcomes} />}
      {run.isDryRun && run.state === 'done' && (
        <Notice title="Import preview">
          Nothing has been imported yet. {!hasFile && 'The file was deleted. Upload it again to import it.'}
        </Notice>
      )}
    </div>
  )
}

function Progress({ run }: { run: ListedImport }) {
  const { phase, position, itemCount } = run
  const isCounted = phase !== 'listing' && itemCount > 0
  return (
    <div className="grid gap-1.5" role="status">
      <ProgressBar label={importStatusLabel(run)} {...(isCounted && { value: position / itemCount })} />
      <p className="text-dense text-muted tabular-nums">
        {isCounted
          ? `${formatNumber(position)} of ${formatNumber(itemCount)} items`
          : `${formatNumber(itemCount)} items found`}
      </p>
    </div>
  )
}

/** What can be done with a run as it stands. */
function ImportActions({ run, hasKeptItems, hasFile, isBusy }: ImportActionsProps) {
  const { id, state, phase, isDryRun } = run
  const isUndone = phase === 'undoing'
  const canUndo = !isDryRun && phase !== 'listing' && (!isUndone || (state === 'done' && hasKeptItems))
  return (
    <div className="flex flex-wrap gap-2">
      <a href={importReportPath(id)} download className={buttonClassName()}>
        <Download size={17} aria-hidden="true" className="shrink-0" />
        Report
      </a>
      {canUndo && <UndoImportDialog runId={id} isAgain={isUndone} />}
      <StopOrResume run={run} />
      {isDryRun && state !== 'running' && hasFile && <DiscardButton runId={id} />}
      {isDryRun && state === 'done' && hasFile && (
        <Form method="post">
          <Button type="submit" variant="primary" disabled={isBusy}>
            Import
          </Button>
        </Form>
      )}
    </div>
  )
}

function DiscardButton({ runId }: { runId: string }) {
  const change = useMutation()
  const call = importsClient.delete('/:importId/file', { param: { importId: runId } })
  return (
    <Button
      icon={Trash2}
      onClick={() => void change({ ...call, successMessage: () => 'File deleted. The report is kept.' })}
    >
      Delete file
    </Button>
  )
}

function StopOrResume({ run: { id, state, phase } }: Pick<ImportActionsProps, 'run'>) {
  const change = useMutation()
  const param = { importId: id }
  if (state === 'running') {
    const told = phase === 'undoing' ? 'Undo stopped. The rest stays.' : 'Import stopped. Imported content stays.'
    const call = importsClient.delete('/:importId/running', { param })
    return (
      <Button icon={Pause} onClick={() => change({ ...call, successMessage: () => told })}>
        Stop
      </Button>
    )
  }
  if (state !== 'stopped') return null
  const call = importsClient.post('/:importId/running', { param })
  return (
    <Button icon={Play} variant="primary" onClick={() => change({ ...call, successMessage: () => 'Resumed.' })}>
      Resume
    </Button>
  )
}

/** What the undoing of a run has taken back, and what it has kept. */
function UndoResultNotice({ run, undoOutcomes }: { run: ListedImport; undoOutcomes: Record<UndoOutcome, number> }) {
  const { undoneByEmail, undoneRedirects, undonePictures } = run
  const did = [
    undoOutcomes.deleted > 0 && `${formatCount(undoOutcomes.deleted, 'page')} deleted`,
    undoOutcomes.trashed > 0 && `${formatCount(undoOutcomes.trashed, 'page')} moved to trash`,
    undoOutcomes.restored > 0 && `${formatCount(undoOutcomes.restored, 'page')} reverted`,
    undoOutcomes.kept > 0 && `${formatCount(undoOutcomes.kept, 'page')} kept`,
    undoneRedirects > 0 && `${formatCount(undoneRedirects, 'redirect')} removed`,
    undonePictures > 0 && `${formatCount(undonePictures, 'image')} deleted`,
  ].filter((part) => part !== false)
  return (
    <Notice kind={undoOutcomes.kept > 0 ? 'warning' : 'success'} title={`Undone by ${undoneByEmail}`}>
      {did.join(', ')}. {undoOutcomes.kept > 0 && 'See the reasons below.'} You can import the same file again.
    </Notice>
  )
}
