import { ArrowLeft, Download, Trash2 } from 'lucide-react'
import { Form, Link } from 'react-router'
import { isRunActive } from '~/kits/runs/run'
import { RunControls } from '~/kits/runs/run-controls'
import { RunProgress } from '~/kits/runs/run-progress'
import { formatCount } from '~/platform/text/format-number'
import { Button, buttonClassName } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { useMutation } from '~/ui/workspace/use-mutation'
import type { UndoOutcome } from '~/wings/publishing/writing/undo-run.commands.server'
import { importsClient } from '../api'
import { type ImportSource, importDescription } from '../import-run'
import type { ListedImport } from '../queries.server'
import { importSourceLabels } from './import-labels'
import { ImportStatusBadge } from './import-table'
import { importReportPath, importsPath } from './paths'
import { UndoForecastList } from './undo-forecast-list'

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
              <RelativeTime at={run.startedAt} />
            </span>
          </p>
        </div>
        <ImportActions run={run} hasFile={hasFile} isBusy={isBusy} hasKeptItems={undoOutcomes.kept > 0} />
      </div>
      <RunProgress
        description={importDescription}
        run={run}
        errorTitle={run.state === 'failed' ? 'Invalid file' : 'Import stopped'}
        errorNote={run.state === 'failed' && 'Nothing was imported.'}
      />
      {run.phase === 'undo' && run.state === 'completed' && <UndoResultNotice run={run} undoOutcomes={undoOutcomes} />}
      {run.isDryRun && run.state === 'completed' && (
        <Notice title="Import preview">
          Nothing has been imported yet. {!hasFile && 'The file was deleted. Upload it again to import it.'}
        </Notice>
      )}
    </div>
  )
}

/** What can be done with a run as it stands. */
function ImportActions({ run, hasKeptItems, hasFile, isBusy }: ImportActionsProps) {
  const { id, state, phase, isDryRun } = run
  const isUndone = phase === 'undo'
  return (
    <div className="flex flex-wrap gap-2">
      <a href={importReportPath(id)} download className={buttonClassName()}>
        <Download size={17} aria-hidden="true" className="shrink-0" />
        Report
      </a>
      <RunControls
        description={importDescription}
        run={run}
        canUndo={!isDryRun && (!isUndone || hasKeptItems)}
        undoLabel={isUndone ? 'Undo remaining' : 'Undo import'}
        undoNote="Content edited here since the import is kept."
        undoDetails={<UndoForecastList runId={id} />}
      />
      {isDryRun && !isRunActive(run) && hasFile && <DiscardButton runId={id} />}
      {isDryRun && state === 'completed' && hasFile && (
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
