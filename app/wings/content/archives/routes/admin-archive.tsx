import { redirect, useNavigation } from 'react-router'
import { isRunActive } from '~/kits/runs/run'
import { notFound } from '~/platform/errors/errors'
import { attempt } from '~/platform/forms/submit-form.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { Notice } from '~/ui/workspace/notice'
import { KeysetPagination } from '~/ui/workspace/table-pagination'
import { requireRecentAuthenticationForPage } from '~/wings/site/accounts/recent-authentication.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { startArchiveImportFromDryRun } from '../import/archive-imports.commands.server'
import { findArchiveImport, findArchiveRunId, listArchiveImportItems } from '../import/archive-imports.queries.server'
import { readArchiveItemFilter } from '../import/archive-item-filter'
import { archiveUploadStore } from '../import/archive-upload-store.server'
import { ArchiveHeader } from '../ui/archive-header'
import { ArchivePartsTable, ArchiveReport } from '../ui/archive-report'
import { archivePath } from '../ui/paths'
import type { Route } from './+types/admin-archive'

const PAGE_SIZE = 50

export async function loader({ context, url, params: { importId } }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const run = await findArchiveImport(db, importId)
  if (!run) throw notFound('This archive')
  const page = await listArchiveImportItems(db, run.id, readArchiveItemFilter(url.searchParams), PAGE_SIZE)
  const hasFile = await archiveUploadStore(db, context.get(environmentContext).DATA_DIR).hasFile(run.uploadId)
  return { run, page, hasFile, importedByRunId: run.isDryRun ? await findArchiveRunId(db, run.uploadId, false) : null }
}

/** Brings in for real what was looked at; code that runs on every page may be part of it. */
export function action({ context, url, params: { importId } }: Route.ActionArgs) {
  requireRecentAuthenticationForPage(context, url)
  return attempt(async () => {
    const dataDir = context.get(environmentContext).DATA_DIR
    const id = await startArchiveImportFromDryRun(
      context.get(databaseContext),
      context.get(adminContext),
      dataDir,
      importId,
    )
    return redirect(archivePath(id))
  })
}

export function meta() {
  return noindexMeta('Archive – Settings')
}

export default function AdminArchive({ loaderData, actionData }: Route.ComponentProps) {
  const { run, page, importedByRunId, hasFile } = loaderData
  const { state } = useNavigation()
  return (
    <>
      {actionData && 'formError' in actionData && <Notice kind="error" title={actionData.formError} />}
      <ArchiveHeader run={run} importedByRunId={importedByRunId} hasFile={hasFile} isBusy={state === 'submitting'} />
      <ArchivePartsTable counts={run.counts} isDryRun={run.isDryRun} />
      {(run.recordedCount > 0 || isRunActive(run)) && (
        <ArchiveReport run={run} items={page.rows} isStale={state === 'loading'} />
      )}
      <KeysetPagination before={page.before} after={page.after} isChronological={false} />
    </>
  )
}
