import { adminContext } from '~/domains/accounts/admin-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { isUuid } from '~/platform/is-uuid'
import { readJson } from '~/platform/json-request.server'
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
