import { z } from 'zod'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { environmentContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { plainFileName } from '~/platform/uploads/file-name'
import { MOST_PART_BYTES } from '~/platform/uploads/parts'
import { importDetails } from '../intake/import-form'
import { importUploads } from '../intake/import-uploads.server'
import type { Route } from './+types/admin-import-uploads'

const announced = importDetails.extend({
  fileName: z.string().transform(plainFileName).pipe(z.string().min(1, 'The file has no name.')),
  byteSize: z.int().min(0),
})

export const loader = () => wrongMethod('POST')

/** Announces the file of another site, which will come in parts. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return wrongMethod('POST')
  const { body, fault } = await readJson(request, announced)
  if (fault) return fault
  return answerJson(async () => {
    const { fileName, byteSize, ...details } = body
    const uploads = importUploads(context.get(environmentContext).DATA_DIR)
    const uploadedBy = context.get(adminContext).id
    const { id, received } = await uploads.begin({ fileName, byteSize, uploadedBy, details })
    return Response.json({ id, received, partSize: MOST_PART_BYTES }, { status: 201 })
  })
}
