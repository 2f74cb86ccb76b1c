import { redirect, useNavigation } from 'react-router'
import { z } from 'zod'
import { submit } from '~/platform/forms/submit-form.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { parseKeysetCursor } from '~/platform/lists/keyset-pagination.server'
import { ButtonLink } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { SettingsSection } from '~/ui/workspace/settings-section'
import { KeysetPagination } from '~/ui/workspace/table-pagination'
import { useRevalidateWhile } from '~/ui/workspace/use-revalidate-while'
import { adminContext } from '~/wings/site/admin-context.server'
import { startExport } from '../export/exports.commands.server'
import { findActiveExport, listExports } from '../export/exports.queries.server'
import { EXPORT_RETENTION_DAYS, exportKinds } from '../export/site-export'
import { listArchiveImports } from '../import/archive-imports.queries.server'
import { isTaskActive } from '../task-state'
import { ArchiveTable } from '../ui/archive-table'
import { ArchiveUpload } from '../ui/archive-upload'
import { ExportTable } from '../ui/export-table'
import { NewExport } from '../ui/new-export'
import { archivesPath, exportsPath } from '../ui/paths'
import { RunningExportPanel } from '../ui/running-export-panel'
import type { Route } from './+types/admin-exports'

const PAGE_SIZE = 25
const ARCHIVES_SHOWN = 10
const POLL_INTERVAL_MS = 1_000

const exportForm = z.object({ kind: z.enum(exportKinds, 'Choose what to export.') })

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const { rows, before, after } = await listExports(db, parseKeysetCursor(url.searchParams), PAGE_SIZE)
  const archives = await listArchiveImports(db, {}, ARCHIVES_SHOWN)
  return { exports: rows, before, after, archives, activeExport: await findActiveExport(db) }
}

export function action({ request, context }: Route.ActionArgs) {
  return submit(request, exportForm, async ({ kind }) => {
    await startExport(context.get(databaseContext), context.get(adminContext), kind)
    return redirect(exportsPath)
  })
}

export function meta() {
  return noindexMeta('Export – Settings')
}

export default function AdminExports({ loaderData, actionData }: Route.ComponentProps) {
  const { exports, before, after, archives, activeExport } = loaderData
  const { state } = useNavigation()
  useRevalidateWhile(activeExport !== null || archives.rows.some((run) => isTaskActive(run.state)), POLL_INTERVAL_MS)
  return (
    <>
      {actionData && 'formError' in actionData && <Notice kind="error" title={actionData.formError} />}
      <NewExport isUnderWay={activeExport !== null} />
      <SettingsSection
        title="Exports"
        text={`Files are deleted after ${EXPORT_RETENTION_DAYS} days. Downloads are recorded in the audit log.`}
      >
        <p role="status" className="sr-only">
          {activeExport ? `Exporting ${activeExport.fileName}.` : exports[0]?.state === 'done' && 'Export ready.'}
        </p>
        {activeExport && <RunningExportPanel export={activeExport} />}
        <div>
          <ExportTable exports={exports} isStale={state === 'loading'} />
          <KeysetPagination before={before} after={after} />
        </div>
      </SettingsSection>
      <ArchiveUpload>
        {archives.rows.length > 0 && <ArchiveTable runs={archives.rows} isStale={state === 'loading'} />}
        {archives.after && (
          <ButtonLink to={archivesPath} className="justify-self-start">
            All archives
          </ButtonLink>
        )}
      </ArchiveUpload>
    </>
  )
}
