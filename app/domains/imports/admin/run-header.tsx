import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { Fate } from '~/domains/writing/undone-piece.server'
import { Moment } from '~/ui/workspace/moment'
import { Notice } from '~/ui/workspace/notice'
import { ProgressBar } from '~/ui/workspace/progress-bar'
import type { ImportSource } from '../import-run'
import type { ListedImport } from '../queries.server'
import { StandingBadge } from './import-table'
import { sourceWords, standingOf } from './outcome-words'
import { importsPath } from './paths'
import { RunActions } from './run-actions'
import { UndoneNotice } from './undone-notice'

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
        <RunActions {...{ run, hasFile, isBusy }} hasLeft={fates.kept > 0} />
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
