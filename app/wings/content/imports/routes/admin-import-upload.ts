import { environmentContext } from '~/platform/http/request-context.server'
import { uploadPartResponse, uploadProgressResponse } from '~/platform/uploads/upload-responses.server'
import { importUploadStore } from '../import-upload-store.server'
import type { Route } from './+types/admin-import-upload'

/** How far the upload is. */
export function loader({ context, params }: Route.LoaderArgs) {
  return uploadProgressResponse(importUploadStore(context.get(environmentContext).DATA_DIR), params.uploadId)
}

/** PUT ?offset=N brings a part, as it is; DELETE gives the upload up. */
export function action({ request, context, params }: Route.ActionArgs) {
  return uploadPartResponse(importUploadStore(context.get(environmentContext).DATA_DIR), params.uploadId, request)
}
