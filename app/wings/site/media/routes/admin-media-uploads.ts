import { z } from 'zod'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { environmentContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { MAX_PART_BYTES } from '~/platform/uploads/part-size'
import { sanitizeFileName } from '~/platform/uploads/sanitize-file-name'
import { adminContext } from '~/wings/site/admin-context.server'
import { pictureUploads } from '../picture-uploads.server'
import type { Route } from './+types/admin-media-uploads'

const uploadRequest = z.object({
  fileName: z.string().transform(sanitizeFileName).pipe(z.string().min(1, 'The file has no name.')),
  byteSize: z.int().min(0),
})

/** Announces a file that will come in parts. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST')
  const { body, fault } = await readJson(request, uploadRequest)
  if (fault) return fault
  return respondWithJson(async () => {
    const uploads = pictureUploads(context.get(environmentContext).DATA_DIR)
    const { id, received } = await uploads.begin({ ...body, uploadedBy: context.get(adminContext).id, details: {} })
    return Response.json({ id, received, partSize: MAX_PART_BYTES }, { status: 201 })
  })
}
