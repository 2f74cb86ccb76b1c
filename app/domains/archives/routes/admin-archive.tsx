import { redirect, useNavigation } from 'react-router'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { attempt } from '~/platform/forms.server'
import { Notice } from '~/ui/workspace/notice'
import { KeysetPaging } from '~/ui/workspace/paging'
import { useFreshWhile } from '~/ui/workspace/use-fresh-while'
import { ArchiveHeader } from '../admin/archive-header'
import { ArchiveReport, PartsTable } from '../admin/archive-report'
import { standingOf } from '../admin/archive-words'
import { archivePath } from '../admin/paths'
import { archiveUploads } from '../bringing-back/archive-uploads.server'
import { bringIn } from '../bringing-back/commands.server'
import { readItemFilter } from '../bringing-back/item-filter'
import { findArchiveImport, findBringingIn, listItems } from '../bringing-back/queries.server'
import { isUnderWay } from '../task-state'
import type { Route } from './+types/admin-archive'

const SHOWN = 50
const LOOK_AGAIN_MS = 1_000

export async function loader({ context, url, params: { importId } }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const run = await findArchiveImport(db, importId)
  if (!run) throw notFound('This archive')
  const page = await listItems(db, run.id, readItemFilter(url.searchParams), SHOWN)
  const hasFile = await archiveUploads(context.get(environmentContext).DATA_DIR).isThere(run.uploadId)
  return { run, page, hasFile, broughtInBy: run.isDryRun ? await findBringingIn(db, run.uploadId) : null }
}

/** Brings in for real what was looked at. */
export function action({ context, params: { importId } }: Route.ActionArgs) {
  return attempt(async () => {
    const dataDir = context.get(environmentContext).DATA_DIR
    const id = await bringIn(context.get(databaseContext), context.get(adminContext), dataDir, importId)
    return redirect(archivePath(id))
  })
}

export function meta() {
  return [{ title: 'Archive – Settings' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminArchive({ loaderData, actionData }: Route.ComponentProps) {
  const { run, page, broughtInBy, hasFile } = loaderData
  const { state } = useNavigation()
  useFreshWhile(isUnderWay(run.state), LOOK_AGAIN_MS)
  return (
    <>
      <p role="status" className="sr-only">
        {standingOf(run)}
      </p>
      {actionData && 'formError' in actionData && <Notice kind="error" title={actionData.formError} />}
      <ArchiveHeader run={run} broughtInBy={broughtInBy} hasFile={hasFile} isBusy={state === 'submitting'} />
      <PartsTable counts={run.counts} isDryRun={run.isDryRun} />
      {(run.noted > 0 || isUnderWay(run.state)) && (
        <ArchiveReport run={run} items={page.rows} isStale={state === 'loading'} />
      )}
      <KeysetPaging before={page.before} after={page.after} isChronological={false} />
    </>
  )
}
