import { Download, Play, Square, Trash2 } from 'lucide-react'
import { Form } from 'react-router'
import { Button, buttonLook } from '~/ui/workspace/button'
import { Moment } from '~/ui/workspace/moment'
import { ProgressBar } from '~/ui/workspace/progress-bar'
import { useChange } from '~/ui/workspace/use-change'
import { sumOfParts } from '../bringing-back/archive-import'
import type { FoundArchiveImport } from '../bringing-back/queries.server'
import { isUnderWay } from '../task-state'
import { ArchiveStanding, type StandingProps } from './archive-standing'
import { StandingBadge } from './archive-table'
import { standingOf, stepsOf } from './archive-words'
import { BackToExports } from './back-to-exports'
import { archiveFilePath, archiveReportPath, archiveRunningPath } from './paths'

type HeaderProps = StandingProps & { isBusy: boolean }

/** Which archive it is, how far it is, and what can be done about it. */
export function ArchiveHeader(props: HeaderProps) {
  const { run } = props
  return (
    <div className="mb-6 grid gap-4">
      <BackToExports />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <h2 className="text-lg font-semibold break-all">{run.fileName}</h2>
          <p className="flex flex-wrap items-center gap-2 text-dense text-muted">
            <StandingBadge run={run} />
            <span className="break-all">
              by {run.askedByEmail} <Moment at={run.askedAt} />
            </span>
          </p>
        </div>
        <Actions {...props} />
      </div>
      {isUnderWay(run.state) && <Progress run={run} />}
      <ArchiveStanding {...props} />
    </div>
  )
}

function Progress({ run }: { run: FoundArchiveImport }) {
  const { doneCount, totalCount } = run
  return (
    <div className="grid gap-1.5">
      <ProgressBar label={standingOf(run)} {...(totalCount > 0 && { value: doneCount / totalCount })} />
      <p className="text-dense text-muted tabular-nums">
        {standingOf(run)}
        {stepsOf(run) && `: ${stepsOf(run)}`}
      </p>
    </div>
  )
}

function Actions({ run, broughtInBy, hasFile, isBusy }: HeaderProps) {
  const { id, state, isDryRun, noted, counts } = run
  const { added, replaced } = sumOfParts(counts)
  const change = useChange()
  const path = archiveRunningPath(id)
  const canComeIn = isDryRun && state === 'done' && !broughtInBy && hasFile && added + replaced > 0
  return (
    <div className="flex flex-wrap gap-2">
      {noted > 0 && (
        <a href={archiveReportPath(id)} download className={buttonLook()}>
          <Download size={17} aria-hidden="true" className="shrink-0" />
          Report
        </a>
      )}
      {isUnderWay(state) && (
        <Button
          icon={Square}
          onClick={() => void change({ path, method: 'DELETE', done: () => 'Stopped. What came in stays.' })}
        >
          Stop
        </Button>
      )}
      {(state === 'stopped' || state === 'failed') && (
        <Button
          icon={Play}
          variant="primary"
          onClick={() => void change({ path, method: 'POST', json: {}, done: () => 'It goes on.' })}
        >
          {state === 'failed' ? 'Try again' : 'Go on'}
        </Button>
      )}
      {hasFile && isDryRun && !isUnderWay(state) && !broughtInBy && (
        <Button
          icon={Trash2}
          onClick={() => void change({ path: archiveFilePath(id), method: 'DELETE', done: () => 'File discarded' })}
        >
          Discard
        </Button>
      )}
      {canComeIn && (
        <Form method="post">
          <Button type="submit" variant="primary" disabled={isBusy}>
            Bring it in
          </Button>
        </Form>
      )}
    </div>
  )
}
