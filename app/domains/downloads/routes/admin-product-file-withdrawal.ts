import { adminContext } from '~/domains/accounts/admin-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { isUuid } from '~/platform/is-uuid'
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
