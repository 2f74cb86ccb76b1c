import { Download, Play, Square, Trash2 } from 'lucide-react'
import { Form } from 'react-router'
import { Button, ButtonLink, buttonClassName } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { ProgressBar } from '~/ui/workspace/progress-bar'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { useMutation } from '~/ui/workspace/use-mutation'
import { archivesClient } from '../api'
import { sumOutcomes } from '../import/archive-import'
import type { FoundArchiveImport } from '../import/archive-imports.queries.server'
import { isTaskActive } from '../task-state'
import { archiveProgressLabel, archiveStatusLabel } from './archive-labels'
import { ArchiveStatusBadge } from './archive-table'
import { BackToExportsLink } from './back-to-exports-link'
import { archivePath, archiveReportPath } from './paths'

interface ArchiveStatusProps {
  run: FoundArchiveImport
  /** The run that brings in what this one has shown. */
  importedByRunId: string | null
  /** Its file is still here. */
  hasFile: boolean
}

type HeaderProps = ArchiveStatusProps & { isBusy: boolean }

/** Which archive it is, how far it is, and what can be done about it. */
export function ArchiveHeader(props: HeaderProps) {
  const { run } = props
  return (
    <div className="mb-6 grid gap-4">
      <BackToExportsLink />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <h2 className="text-lg font-semibold break-all">{run.fileName}</h2>
          <p className="flex flex-wrap items-center gap-2 text-dense text-muted">
            <ArchiveStatusBadge run={run} />
            <span className="break-all">
              by {run.requestedByEmail} <RelativeTime at={run.requestedAt} />
            </span>
          </p>
        </div>
        <Actions {...props} />
      </div>
      {isTaskActive(run.state) && <Progress run={run} />}
      <ArchiveStatusNotice {...props} />
    </div>
  )
}

function Progress({ run }: { run: FoundArchiveImport }) {
  const { doneCount, totalCount } = run
  return (
    <div className="grid gap-1.5">
      <ProgressBar label={archiveStatusLabel(run)} {...(totalCount > 0 && { value: doneCount / totalCount })} />
      <p className="text-dense text-muted tabular-nums">
        {archiveStatusLabel(run)}
        {archiveProgressLabel(run) && `: ${archiveProgressLabel(run)}`}
      </p>
    </div>
  )
}

function Actions({ run, importedByRunId, hasFile, isBusy }: HeaderProps) {
  const { id, state, isDryRun, recordedCount, counts } = run
  const { added, replaced } = sumOutcomes(counts)
  const change = useMutation()
  const param = { importId: id }
  const canComeIn = isDryRun && state === 'done' && !importedByRunId && hasFile && added + replaced > 0
  return (
    <div className="flex flex-wrap gap-2">
      {recordedCount > 0 && (
        <a href={archiveReportPath(id)} download className={buttonClassName()}>
          <Download size={17} aria-hidden="true" className="shrink-0" />
          Report
        </a>
      )}
      {isTaskActive(state) && (
        <Button
          icon={Square}
          onClick={() =>
            void change({
              ...archivesClient.delete('/imports/:importId/running', { param }),
              successMessage: () => 'Stopped. Restored content stays.',
            })
          }
        >
          Stop
        </Button>
      )}
      {(state === 'stopped' || state === 'failed') && (
        <Button
          icon={Play}
          variant="primary"
          onClick={() =>
            void change({
              ...archivesClient.post('/imports/:importId/running', { param }),
              successMessage: () => 'Resumed.',
            })
          }
        >
          {state === 'failed' ? 'Try again' : 'Resume'}
        </Button>
      )}
      {hasFile && isDryRun && !isTaskActive(state) && !importedByRunId && (
        <Button
          icon={Trash2}
          onClick={() =>
            void change({
              ...archivesClient.delete('/imports/:importId/file', { param }),
              successMessage: () => 'File deleted.',
            })
          }
        >
          Delete file
        </Button>
      )}
      {canComeIn && (
        <Form method="post">
          <Button type="submit" variant="primary" disabled={isBusy}>
            Restore
          </Button>
        </Form>
      )}
    </div>
  )
}

/** What there is to say about how it went. */
function ArchiveStatusNotice(props: ArchiveStatusProps) {
  const { state, error, isDryRun, counts } = props.run
  if (state === 'refused')
    return (
      <Notice kind="error" title="Invalid archive">
        {error} {isDryRun && 'Nothing was restored.'}
      </Notice>
    )
  if (state === 'failed')
    return (
      <Notice kind="error" title="Restore failed">
        {error} {!isDryRun && 'Content restored before the error stays.'}
      </Notice>
    )
  if (state !== 'done') return null
  if (isDryRun) return <CheckedNotice {...props} />
  const { refused } = sumOutcomes(counts)
  return (
    <Notice kind={refused > 0 ? 'warning' : 'success'} title="Archive restored">
      {refused > 0 ? 'Skipped entries are listed below with the reason.' : 'All entries were restored.'}
    </Notice>
  )
}

function CheckedNotice({ run: { counts }, importedByRunId, hasFile }: ArchiveStatusProps) {
  const { added, replaced, refused } = sumOutcomes(counts)
  if (importedByRunId)
    return (
      <Notice title="Already restored" action={<ButtonLink to={archivePath(importedByRunId)}>View report</ButtonLink>}>
        This is the preview from before the restore.
      </Notice>
    )
  if (!hasFile) return <Notice title="Archive file missing">Upload the archive again to restore it.</Notice>
  if (added + replaced === 0)
    return (
      <Notice title="Nothing to restore">
        {refused > 0 ? 'All valid entries are already up to date.' : 'All entries are already up to date.'}
      </Notice>
    )
  return <Notice title="Restore preview">Nothing has been changed yet. Replaced content stays in its history.</Notice>
}
