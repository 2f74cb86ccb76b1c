import { z } from 'zod'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { environmentContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { MAX_PART_BYTES } from '~/platform/uploads/part-size'
import { sanitizeFileName } from '~/platform/uploads/sanitize-file-name'
import { adminContext } from '~/wings/site/admin-context.server'
import { importOptionsForm } from '../import-options'
import { importUploadStore } from '../import-upload-store.server'
import type { Route } from './+types/admin-import-uploads'

const uploadForm = importOptionsForm.extend({
  fileName: z.string().transform(sanitizeFileName).pipe(z.string().min(1, 'The file has no name.')),
  byteSize: z.int().min(0),
})

export const loader = () => methodNotAllowed('POST')

/** Announces the file of another site, which will come in parts. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST')
  const { body, fault } = await readJson(request, uploadForm)
  if (fault) return fault
  return respondWithJson(async () => {
    const { fileName, byteSize, ...details } = body
    const uploads = importUploadStore(context.get(environmentContext).DATA_DIR)
    const uploadedBy = context.get(adminContext).id
    const { id, received } = await uploads.begin({ fileName, byteSize, uploadedBy, details })
    return Response.json({ id, received, partSize: MAX_PART_BYTES }, { status: 201 })
  })
}
