import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { isUuid } from '~/platform/is-uuid'
import { offerFileAgain, withdrawFile } from '../commands.server'
import { FileIsGone } from '../errors'
import type { Route } from './+types/admin-product-file-withdrawal'

export const loader = () => wrongMethod('POST, DELETE')

/** POST offers the file to nobody new, DELETE takes that back. */
export function action({ request, context, params: { productId, fileId } }: Route.ActionArgs) {
  if (request.method !== 'POST' && request.method !== 'DELETE') return wrongMethod('POST, DELETE')
  const change = request.method === 'POST' ? withdrawFile : offerFileAgain
  return answerJson(async () => {
    if (![productId, fileId].every(isUuid)) throw new FileIsGone()
    await change(context.get(databaseContext), context.get(adminContext), productId, fileId)
    return {}
  })
}
