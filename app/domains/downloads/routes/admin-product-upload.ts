import { answerJson } from '~/platform/answer-json.server'
import { environmentContext } from '~/platform/context.server'
import { answerPart, answerProgress } from '~/platform/uploads/upload-requests.server'
import { fileUploads, findUploadOf } from '../intake/file-uploads.server'
import type { Route } from './+types/admin-product-upload'

/** How far the upload is. */
export function loader({ context, params }: Route.LoaderArgs) {
  const { DATA_DIR } = context.get(environmentContext)
  return answerJson(async () => {
    await findUploadOf(DATA_DIR, params.productId, params.uploadId)
    return answerProgress(fileUploads(DATA_DIR), params.uploadId)
  })
}

/** PUT ?offset=N brings a part, as it is; DELETE gives the upload up. */
export function action({ request, context, params }: Route.ActionArgs) {
  const { DATA_DIR } = context.get(environmentContext)
  return answerJson(async () => {
    await findUploadOf(DATA_DIR, params.productId, params.uploadId)
    return answerPart(fileUploads(DATA_DIR), params.uploadId, request)
  })
}
