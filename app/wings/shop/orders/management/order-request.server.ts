import type { RouterContextProvider } from 'react-router'
import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { OrderNotFound } from '../errors'

interface RequestArgs {
  context: Readonly<RouterContextProvider>
  params: Record<string, string | undefined>
}

interface OrderRequest {
  db: Database
  by: Actor
  env: SiteEnvironment
  orderId: string
  /** The part of the order that the address names: an activation, a link. */
  partId: string
}

/** Answers a call of the back office about an order; an address that names none cannot be found. */
export function handleOrderRequest({ context, params }: RequestArgs, work: (call: OrderRequest) => Promise<unknown>) {
  return respondWithJson(async () => {
    const { orderId = '', ...others } = params
    const [partId = ''] = Object.values(others)
    const areIds = Object.values(params).every(isUuid)
    if (!areIds) throw new OrderNotFound()
    const db = context.get(databaseContext)
    const answer = await work({
      db,
      by: context.get(adminContext),
      env: context.get(environmentContext),
      orderId,
      partId,
    })
    return answer ?? {}
  })
}
