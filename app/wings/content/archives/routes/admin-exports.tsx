import { redirect, useNavigation } from 'react-router'
import { z } from 'zod'
import { isRunActive } from '~/kits/runs/run'
import { RunPanel } from '~/kits/runs/run-panel'
import { useRunUpdates } from '~/kits/runs/use-run-updates'
import { submit } from '~/platform/forms/submit-form.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { parseKeysetCursor } from '~/platform/lists/keyset-pagination.server'
import { ButtonLink } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { SettingsSection } from '~/ui/workspace/settings-section'
import { KeysetPagination } from '~/ui/workspace/table-pagination'
import { adminContext } from '~/wings/site/admin-context.server'
import { startExport } from '../export/exports.commands.server'
import { findActiveExport, listExports } from '../export/exports.queries.server'
import {
  EXPORT_RETENTION_DAYS,
  type ExportKind,
  exportDescription,
  exportKindLabels,
  exportKinds,
} from '../export/site-export'
import { archiveImportDescription } from '../import/archive-import'
import { listArchiveImports } from '../import/archive-imports.queries.server'
import { ArchiveTable } from '../ui/archive-table'
import { ArchiveUpload } from '../ui/archive-upload'
import { ExportTable } from '../ui/export-table'
import { NewExport } from '../ui/new-export'
import { archivesPath, exportsPath } from '../ui/paths'
import type { Route } from './+types/admin-exports'

const PAGE_SIZE = 25
const ARCHIVES_SHOWN = 10

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
  useRunUpdates(archiveImportDescription, archives.rows.find(isRunActive))
  return (
    <>
      {actionData && 'formError' in actionData && <Notice kind="error" title={actionData.formError} />}
      <NewExport isUnderWay={activeExport !== null} />
      <SettingsSection
        title="Exports"
        text={`Files are deleted after ${EXPORT_RETENTION_DAYS} days. Downloads are recorded in the audit log.`}
      >
        <p role="status" className="sr-only">
          {activeExport ? `Exporting ${activeExport.fileName}.` : exports[0]?.state === 'completed' && 'Export ready.'}
        </p>
        {activeExport && (
          <RunPanel
            description={exportDescription}
            run={activeExport}
            title={exportKindLabels[activeExport.kind as ExportKind]}
            text={activeExport.fileName}
          />
        )}
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
