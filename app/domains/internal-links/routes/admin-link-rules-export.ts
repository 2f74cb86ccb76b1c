import { adminContext } from '~/domains/accounts/admin-guard.server'
import { recordAction } from '~/domains/audit/commands.server'
import { databaseContext } from '~/platform/context.server'
import { csvDownloadResponse } from '~/platform/csv-download.server'
import { ruleCsvLines } from '../rules/csv/rule-lines.server'
import type { Route } from './+types/admin-link-rules-export'

/** All rules as a file that can be read back in. */
export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const action = { action: 'link rules.exported', subject: 'link-rules', title: 'Link rules' }
  await recordAction(db, context.get(adminContext), action)
  return csvDownloadResponse('link-rules', ruleCsvLines(db))
}
