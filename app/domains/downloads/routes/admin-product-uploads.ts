import { z } from 'zod'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { findProductOfFiles } from '~/domains/products/file-owner.queries.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { plainFileName } from '~/platform/uploads/file-name'
import { MOST_PART_BYTES } from '~/platform/uploads/parts'
import { ProductIsGone } from '../errors'
import { fileUploads } from '../intake/file-uploads.server'
import { versionForm } from '../version-form'
import type { Route } from './+types/admin-product-uploads'

const announced = versionForm.extend({
  fileName: z.string().transform(plainFileName).pipe(z.string().min(1, 'The file has no name.')),
  byteSize: z.int().min(0),
  changedAt: z.int(),
})

export const loader = () => wrongMethod('POST')

/** Announces a file of the product that will come in parts. */
export async function action({ request, context, params: { productId } }: Route.ActionArgs) {
  if (request.method !== 'POST') return wrongMethod('POST')
  const { body, fault } = await readJson(request, announced)
  if (fault) return fault
  return answerJson(async () => {
    if (!(await findProductOfFiles(context.get(databaseContext), productId))) throw new ProductIsGone()
    const { fileName, byteSize, ...details } = body
    const uploads = fileUploads(context.get(environmentContext).DATA_DIR)
    const uploadedBy = context.get(adminContext).id
    const { id, received } = await uploads.begin({
      fileName,
      byteSize,
      uploadedBy,
      details: { ...details, productId },
    })
    return Response.json({ id, received, partSize: MOST_PART_BYTES }, { status: 201 })
  })
}
