import { csvDownloadResponse } from '~/platform/csv/csv-download.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { builtInPages } from '~/shell/public-pages'
import { streamPageSettingsCsv } from '~/wings/seo-tools/page-settings/export-page-settings.queries.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import type { Route } from './+types/admin-seo-pages-export'

/** What is said of all pages, as a file that can be read back in. */
export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  await recordAction(db, context.get(adminContext), { action: 'seo.exported', subject: 'seo' })
  return csvDownloadResponse('seo-settings', streamPageSettingsCsv(db, builtInPages))
}
