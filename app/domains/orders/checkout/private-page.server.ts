import type { RouterContextProvider } from 'react-router'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { orderIdIn } from '../order-key.server'
import { findOrder } from '../queries.server'

/** What a page carries whose address opens an order: nobody keeps it, and no other site hears of it. */
export const privateHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
}

/** The order that a key opens. @throws 404 for every other key */
export async function orderOfKey(context: Readonly<RouterContextProvider>, key: string | null) {
  const id = orderIdIn(context.get(environmentContext).SECRET, key)
  const order = id && (await findOrder(context.get(databaseContext), id))
  if (!order) throw notFound('Order')
  return order
}
