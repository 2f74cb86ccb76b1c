import { redirect, useNavigation } from 'react-router'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { attempt } from '~/platform/forms.server'
import { Notice } from '~/ui/workspace/notice'
import { KeysetPaging } from '~/ui/workspace/paging'
import { useFreshWhile } from '~/ui/workspace/use-fresh-while'
import { importPath } from '../admin/paths'
import { ReportTable } from '../admin/report-table'
import { RunHeader } from '../admin/run-header'
import { importUploads } from '../intake/import-uploads.server'
import { countFates, countOutcomes, findImport, listItems } from '../queries.server'
import { readItemFilter } from '../report/item-filter'
import { importAsShown } from '../steering.commands.server'
import type { Route } from './+types/admin-import'

const SHOWN = 50
const LOOK_AGAIN_MS = 2_000

export async function loader({ context, url, params: { importId } }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const run = await findImport(db, importId)
  if (!run) throw notFound('This import')
  const page = await listItems(db, run.id, readItemFilter(url.searchParams), SHOWN)
  const hasFile = await importUploads(context.get(environmentContext).DATA_DIR).isThere(run.uploadId ?? '')
  return { run, page, hasFile, counts: await countOutcomes(db, run.id), fates: await countFates(db, run.id) }
}

/** Imports for real what was looked at. */
export function action({ context, params: { importId } }: Route.ActionArgs) {
  return attempt(async () => {
    const id = await importAsShown(context.get(databaseContext), context.get(adminContext), importId)
    return redirect(importPath(id))
  })
}

export function meta() {
  return [{ title: 'Import – Settings' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminImport({ loaderData, actionData }: Route.ComponentProps) {
  const { run, page, hasFile, counts, fates } = loaderData
  const { state } = useNavigation()
  useFreshWhile(run.state === 'running', LOOK_AGAIN_MS)
  return (
    <>
      {actionData && 'formError' in actionData && <Notice kind="error" title={actionData.formError} />}
      <RunHeader run={run} fates={fates} hasFile={hasFile} isBusy={state === 'submitting'} />
      <ReportTable items={page.rows} counts={counts} left={fates.kept} isStale={state === 'loading'} />
      <KeysetPaging before={page.before} after={page.after} isChronological={false} />
    </>
  )
}
