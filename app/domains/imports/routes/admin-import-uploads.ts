import { z } from 'zod'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { environmentContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { sanitizeFileName } from '~/platform/uploads/file-name'
import { MAX_PART_BYTES } from '~/platform/uploads/parts'
import { importOptionsForm } from '../intake/import-form'
import { importUploadStore } from '../intake/import-uploads.server'
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
