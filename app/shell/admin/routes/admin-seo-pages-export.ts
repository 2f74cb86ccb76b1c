import { adminContext } from '~/domains/accounts/admin-guard.server'
import { recordAction } from '~/domains/audit/commands.server'
import { streamPageSettingsCsv } from '~/domains/page-settings/settings-lines.server'
import { databaseContext } from '~/platform/context.server'
import { csvDownloadResponse } from '~/platform/csv-download.server'
import { builtInPages } from '~/shell/public-pages'
import type { Route } from './+types/admin-seo-pages-export'

/** What is said of all pages, as a file that can be read back in. */
export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  await recordAction(db, context.get(adminContext), { action: 'seo.exported', subject: 'seo' })
  return csvDownloadResponse('seo-settings', streamPageSettingsCsv(db, builtInPages))
}
