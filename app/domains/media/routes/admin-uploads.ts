import { z } from 'zod'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { environmentContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { sanitizeFileName } from '~/platform/uploads/file-name'
import { MAX_PART_BYTES } from '~/platform/uploads/parts'
import { pictureUploads } from '../intake/picture-uploads.server'
import type { Route } from './+types/admin-uploads'

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
