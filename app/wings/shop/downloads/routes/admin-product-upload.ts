import { environmentContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { uploadPartResponse, uploadProgressResponse } from '~/platform/uploads/upload-responses.server'
import { fileUploads, findFileUpload } from '../file-uploads.server'
import type { Route } from './+types/admin-product-upload'

/** How far the upload is. */
export function loader({ context, params }: Route.LoaderArgs) {
  const { DATA_DIR } = context.get(environmentContext)
  return respondWithJson(async () => {
    await findFileUpload(DATA_DIR, params.productId, params.uploadId)
    return uploadProgressResponse(fileUploads(DATA_DIR), params.uploadId)
  })
}

/** PUT ?offset=N brings a part, as it is; DELETE gives the upload up. */
export function action({ request, context, params }: Route.ActionArgs) {
  const { DATA_DIR } = context.get(environmentContext)
  return respondWithJson(async () => {
    await findFileUpload(DATA_DIR, params.productId, params.uploadId)
    return uploadPartResponse(fileUploads(DATA_DIR), params.uploadId, request)
  })
}
