import { adminContext } from '~/domains/accounts/admin-guard.server'
import { recordAction } from '~/domains/audit/commands.server'
import { databaseContext } from '~/platform/context.server'
import { csvDownloadResponse } from '~/platform/csv-download.server'
import { streamRedirectsCsv } from '../import/redirect-lines.server'
import type { Route } from './+types/admin-redirects-export'

/** All redirects as a file that can be read back in. */
export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  await recordAction(db, context.get(adminContext), { action: 'redirects.exported', subject: 'redirects' })
  return csvDownloadResponse('redirects', streamRedirectsCsv(db))
}
