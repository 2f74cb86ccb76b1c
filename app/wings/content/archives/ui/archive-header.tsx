import { Download, Trash2 } from 'lucide-react'
import { Form } from 'react-router'
import { isRunActive } from '~/kits/runs/run'
import { RunControls } from '~/kits/runs/run-controls'
import { RunProgress } from '~/kits/runs/run-progress'
import { Button, ButtonLink, buttonClassName } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { RelativeTime } from '~/ui/workspace/relative-time'
import { useMutation } from '~/ui/workspace/use-mutation'
import { archivesClient } from '../api'
import { archiveImportDescription, sumOutcomes } from '../import/archive-import'
import type { FoundArchiveImport } from '../import/archive-imports.queries.server'
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
              by {run.startedByEmail} <RelativeTime at={run.startedAt} />
            </span>
          </p>
        </div>
        <Actions {...props} />
      </div>
      <RunProgress
        description={archiveImportDescription}
        run={run}
        errorTitle={run.state === 'failed' ? 'Invalid archive' : 'Restore failed'}
        errorNote={errorNoteFor(run)}
      />
      <ArchiveStatusNotice {...props} />
    </div>
  )
}

function errorNoteFor({ state, isDryRun }: FoundArchiveImport) {
  if (state === 'failed') return isDryRun && 'Nothing was restored.'
  return !isDryRun && 'Content restored before the error stays.'
}

function Actions({ run, importedByRunId, hasFile, isBusy }: HeaderProps) {
  const { id, state, isDryRun, recordedCount, counts } = run
  const { added, replaced } = sumOutcomes(counts)
  const change = useMutation()
  const param = { importId: id }
  const canComeIn = isDryRun && state === 'completed' && !importedByRunId && hasFile && added + replaced > 0
  return (
    <div className="flex flex-wrap gap-2">
      {recordedCount > 0 && (
        <a href={archiveReportPath(id)} download className={buttonClassName()}>
          <Download size={17} aria-hidden="true" className="shrink-0" />
          Report
        </a>
      )}
      <RunControls description={archiveImportDescription} run={run} />
      {hasFile && isDryRun && !isRunActive(run) && !importedByRunId && (
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
  const { state, isDryRun, counts } = props.run
  if (state !== 'completed') return null
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
