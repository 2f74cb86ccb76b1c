import { z } from 'zod'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { MAX_PART_BYTES } from '~/platform/uploads/part-size'
import { sanitizeFileName } from '~/platform/uploads/sanitize-file-name'
import { findProductById } from '~/wings/shop/products/product-by-id.queries.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { ProductNotFound } from '../errors'
import { fileUploads } from '../file-uploads.server'
import { versionForm } from '../version-form'
import type { Route } from './+types/admin-product-uploads'

const uploadRequest = versionForm.extend({
  fileName: z.string().transform(sanitizeFileName).pipe(z.string().min(1, 'The file has no name.')),
  byteSize: z.int().min(0),
  changedAt: z.int(),
})

export const loader = () => methodNotAllowed('POST')

/** Announces a file of the product that will come in parts. */
export async function action({ request, context, params: { productId } }: Route.ActionArgs) {
  if (request.method !== 'POST') return methodNotAllowed('POST')
  const { body, fault } = await readJson(request, uploadRequest)
  if (fault) return fault
  return respondWithJson(async () => {
    if (!(await findProductById(context.get(databaseContext), productId))) throw new ProductNotFound()
    const { fileName, byteSize, ...details } = body
    const uploads = fileUploads(context.get(environmentContext).DATA_DIR)
    const uploadedBy = context.get(adminContext).id
    const { id, received } = await uploads.begin({
      fileName,
      byteSize,
      uploadedBy,
      details: { ...details, productId },
    })
    return Response.json({ id, received, partSize: MAX_PART_BYTES }, { status: 201 })
  })
}
