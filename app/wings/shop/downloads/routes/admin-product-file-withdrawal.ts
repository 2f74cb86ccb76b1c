import { isUuid } from '~/platform/database/is-uuid'
import { methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { restoreProductFile, withdrawProductFile } from '../commands.server'
import { ProductFileNotFound } from '../errors'
import type { Route } from './+types/admin-product-file-withdrawal'

export const loader = () => methodNotAllowed('POST, DELETE')

/** POST offers the file to nobody new, DELETE takes that back. */
export function action({ request, context, params: { productId, fileId } }: Route.ActionArgs) {
  if (request.method !== 'POST' && request.method !== 'DELETE') return methodNotAllowed('POST, DELETE')
  const change = request.method === 'POST' ? withdrawProductFile : restoreProductFile
  return respondWithJson(async () => {
    if (![productId, fileId].every(isUuid)) throw new ProductFileNotFound()
    await change(context.get(databaseContext), context.get(adminContext), productId, fileId)
    return {}
  })
}
