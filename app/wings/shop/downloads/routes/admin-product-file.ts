import { isUuid } from '~/platform/database/is-uuid'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { relabelProductFile } from '../commands.server'
import { ProductFileNotFound } from '../errors'
import { versionForm } from '../version-form'
import type { Route } from './+types/admin-product-file'

export const loader = () => methodNotAllowed('PATCH')

/** PATCH changes the version label and the notes of a file. */
export async function action({ request, context, params: { productId, fileId } }: Route.ActionArgs) {
  if (request.method !== 'PATCH') return methodNotAllowed('PATCH')
  const { body, fault } = await readJson(request, versionForm)
  if (fault) return fault
  return respondWithJson(async () => {
    if (![productId, fileId].every(isUuid)) throw new ProductFileNotFound()
    await relabelProductFile(context.get(databaseContext), context.get(adminContext), { productId, fileId, ...body })
    return body
  })
}
