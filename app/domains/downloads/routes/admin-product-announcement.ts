import { z } from 'zod'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { isUuid } from '~/platform/is-uuid'
import { readJson } from '~/platform/json-request.server'
import { announceVersion, recallAnnouncement } from '../announcement.commands.server'
import { ProductIsGone } from '../errors'
import type { Route } from './+types/admin-product-announcement'

const wanted = z.object({ version: z.string().min(1).max(40) })

export const loader = () => wrongMethod('POST, DELETE')

/** POST has the buyers of the product told of a version and answers how many they are; DELETE takes it back in time. */
export async function action({ request, context, params: { productId } }: Route.ActionArgs) {
  if (request.method !== 'POST' && request.method !== 'DELETE') return wrongMethod('POST, DELETE')
  const { body, fault } = await readJson(request, wanted)
  if (fault) return fault
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  return answerJson(async () => {
    if (!isUuid(productId)) throw new ProductIsGone()
    if (request.method === 'POST') return { buyers: await announceVersion(db, by, productId, body.version) }
    await recallAnnouncement(db, by, productId, body.version)
    return {}
  })
}
