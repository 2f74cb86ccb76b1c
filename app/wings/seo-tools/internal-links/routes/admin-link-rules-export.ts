import { csvDownloadResponse } from '~/platform/csv/csv-download.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { ruleCsvLines } from '../rules/rule-csv-lines.server'
import type { Route } from './+types/admin-link-rules-export'

/** All rules as a file that can be read back in. */
export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const action = { action: 'link rules.exported', subject: 'link-rules', title: 'Link rules' }
  await recordAction(db, context.get(adminContext), action)
  return csvDownloadResponse('link-rules', ruleCsvLines(db))
}
