import { environmentContext } from '~/platform/context.server'
import { answerPart, answerProgress } from '~/platform/uploads/upload-requests.server'
import { archiveUploads } from '../bringing-back/archive-uploads.server'
import type { Route } from './+types/admin-archive-upload'

/** How far the upload is. */
export function loader({ context, params }: Route.LoaderArgs) {
  return answerProgress(archiveUploads(context.get(environmentContext).DATA_DIR), params.uploadId)
}

/** PUT ?offset=N brings a part, as it is; DELETE gives the upload up. */
export function action({ request, context, params }: Route.ActionArgs) {
  return answerPart(archiveUploads(context.get(environmentContext).DATA_DIR), params.uploadId, request)
}
