import { z } from 'zod'
import { isUuid } from '~/platform/database/is-uuid'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { ProductNotFound } from '~/wings/shop/downloads/errors'
import { adminContext } from '~/wings/site/admin-context.server'
import { announceVersion, cancelAnnouncement } from '../commands.server'
import type { Route } from './+types/admin-product-announcement'

const announcementRequest = z.object({ version: z.string().min(1).max(40) })

export const loader = () => methodNotAllowed('POST, DELETE')

/** POST has the buyers of the product told of a version and answers how many they are; DELETE takes it back in time. */
export async function action({ request, context, params: { productId } }: Route.ActionArgs) {
  if (request.method !== 'POST' && request.method !== 'DELETE') return methodNotAllowed('POST, DELETE')
  const { body, fault } = await readJson(request, announcementRequest)
  if (fault) return fault
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  return respondWithJson(async () => {
    if (!isUuid(productId)) throw new ProductNotFound()
    if (request.method === 'POST') return { buyers: await announceVersion(db, by, productId, body.version) }
    await cancelAnnouncement(db, by, productId, body.version)
    return {}
  })
}
