import { redirect, useNavigation } from 'react-router'
import { notFound } from '~/platform/errors/errors'
import { attempt } from '~/platform/forms/submit-form.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { Notice } from '~/ui/workspace/notice'
import { KeysetPagination } from '~/ui/workspace/table-pagination'
import { adminContext } from '~/wings/site/admin-context.server'
import { readImportItemFilter } from '../import-item-filter'
import { importUploadStore } from '../import-upload-store.server'
import { countImportOutcomes, countUndoOutcomes, findImport, listImportItems } from '../queries.server'
import { startImportFromDryRun } from '../start-import.commands.server'
import { ImportHeader } from '../ui/import-header'
import { ImportReportTable } from '../ui/import-report-table'
import { importPath } from '../ui/paths'
import type { Route } from './+types/admin-import'

const PAGE_SIZE = 50

export async function loader({ context, url, params: { importId } }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const run = await findImport(db, importId)
  if (!run) throw notFound('This import')
  const page = await listImportItems(db, run.id, readImportItemFilter(url.searchParams), PAGE_SIZE)
  const hasFile = await importUploadStore(db, context.get(environmentContext).DATA_DIR).hasFile(run.uploadId ?? '')
  return {
    run,
    page,
    hasFile,
    counts: await countImportOutcomes(db, run.id),
    undoOutcomes: await countUndoOutcomes(db, run.id),
  }
}

/** Imports for real what was looked at. */
export function action({ context, params: { importId } }: Route.ActionArgs) {
  return attempt(async () => {
    const { DATA_DIR } = context.get(environmentContext)
    const id = await startImportFromDryRun(context.get(databaseContext), context.get(adminContext), DATA_DIR, importId)
    return redirect(importPath(id))
  })
}

export function meta() {
  return noindexMeta('Import – Settings')
}

export default function AdminImport({ loaderData, actionData }: Route.ComponentProps) {
  const { run, page, hasFile, counts, undoOutcomes } = loaderData
  const { state } = useNavigation()
  return (
    <>
      {actionData && 'formError' in actionData && <Notice kind="error" title={actionData.formError} />}
      <ImportHeader run={run} undoOutcomes={undoOutcomes} hasFile={hasFile} isBusy={state === 'submitting'} />
      <ImportReportTable
        items={page.rows}
        counts={counts}
        keptCount={undoOutcomes.kept}
        isStale={state === 'loading'}
      />
      <KeysetPagination before={page.before} after={page.after} isChronological={false} />
    </>
  )
}
