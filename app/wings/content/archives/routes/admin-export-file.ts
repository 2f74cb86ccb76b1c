import { notFound } from '~/platform/errors/errors'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { requireRecentAuthenticationForPage } from '~/wings/site/accounts/recent-authentication.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { exportFileResponse } from '../export/export-file-response.server'
import type { Route } from './+types/admin-export-file'

/** The file of an export, whole or in parts, so that a download that broke goes on. */
export async function loader({ request, context, params: { exportId }, url }: Route.LoaderArgs) {
  requireRecentAuthenticationForPage(context, url)
  const dataDir = context.get(environmentContext).DATA_DIR
  const asked = { request, exportId, dataDir }
  const answer = await exportFileResponse(context.get(databaseContext), context.get(adminContext), asked)
  if (!answer) throw notFound('The file of this export')
  return answer
}
