import { redirect, useNavigation } from 'react-router'
import { z } from 'zod'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { databaseContext } from '~/platform/context.server'
import { placeIn } from '~/platform/database/keyset.server'
import { submit } from '~/platform/forms.server'
import { ButtonLink } from '~/ui/workspace/button'
import { Notice } from '~/ui/workspace/notice'
import { KeysetPaging } from '~/ui/workspace/paging'
import { SettingsSection } from '~/ui/workspace/settings-section'
import { useFreshWhile } from '~/ui/workspace/use-fresh-while'
import { ArchiveTable } from '../admin/archive-table'
import { BringBack } from '../admin/bring-back'
import { ExportTable } from '../admin/export-table'
import { ExportUnderWay } from '../admin/export-under-way'
import { NewExport } from '../admin/new-export'
import { archivesPath, exportsPath } from '../admin/paths'
import { listArchiveImports } from '../bringing-back/queries.server'
import { askForExport } from '../exports/commands.server'
import { findExportUnderWay, listExports } from '../exports/queries.server'
import { exportKinds } from '../exports/site-export'
import { isUnderWay } from '../task-state'
import type { Route } from './+types/admin-exports'

const SHOWN = 25
const ARCHIVES_SHOWN = 10
const LOOK_AGAIN_MS = 1_000

const wanted = z.object({ kind: z.enum(exportKinds, 'Choose what is exported.') })

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const { rows, before, after } = await listExports(db, placeIn(url.searchParams), SHOWN)
  const archives = await listArchiveImports(db, {}, ARCHIVES_SHOWN)
  return { exports: rows, before, after, archives, underWay: await findExportUnderWay(db) }
}

export function action({ request, context }: Route.ActionArgs) {
  return submit(request, wanted, async ({ kind }) => {
    await askForExport(context.get(databaseContext), context.get(adminContext), kind)
    return redirect(exportsPath)
  })
}

export function meta() {
  return [{ title: 'Export – Settings' }, { name: 'robots', content: 'noindex' }]
}

export default function AdminExports({ loaderData, actionData }: Route.ComponentProps) {
  const { exports, before, after, archives, underWay } = loaderData
  const { state } = useNavigation()
  useFreshWhile(underWay !== null || archives.rows.some((run) => isUnderWay(run.state)), LOOK_AGAIN_MS)
  return (
    <>
      {actionData && 'formError' in actionData && <Notice kind="error" title={actionData.formError} />}
      <NewExport isUnderWay={underWay !== null} />
      <SettingsSection
        title="Exports"
        text="Each is deleted by itself when its time is up. Whoever downloads one is in the audit log."
      >
        <p role="status" className="sr-only">
          {underWay ? `${underWay.fileName} is being made.` : exports[0]?.state === 'done' && 'The export is ready.'}
        </p>
        {underWay && <ExportUnderWay export={underWay} />}
        <div>
          <ExportTable exports={exports} isStale={state === 'loading'} />
          <KeysetPaging before={before} after={after} />
        </div>
      </SettingsSection>
      <BringBack>
        {archives.rows.length > 0 && <ArchiveTable runs={archives.rows} isStale={state === 'loading'} />}
        {archives.after && (
          <ButtonLink to={archivesPath} className="justify-self-start">
            All archives
          </ButtonLink>
        )}
      </BringBack>
    </>
  )
}
