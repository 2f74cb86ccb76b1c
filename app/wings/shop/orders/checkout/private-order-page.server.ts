import type { RouterContextProvider } from 'react-router'
import { notFound } from '~/platform/errors/errors'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { findOrder } from '../queries.server'
import { readOrderKey } from './order-key.server'

/** What a page carries whose address opens an order: nobody keeps it, and no other site hears of it. */
export const privatePageHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
}

/**
 * The same for a page with a form: without any referrer, browsers would not say where the form was sent from, and it would
 * be refused as one from another site.
 */
export const privateFormPageHeaders = { ...privatePageHeaders, 'Referrer-Policy': 'same-origin' }

/** The order that a key opens. @throws 404 for every other key */
export async function requireOrderByKey(context: Readonly<RouterContextProvider>, key: string | null) {
  const id = readOrderKey(context.get(environmentContext).SECRET, key)
  const order = id && (await findOrder(context.get(databaseContext), id))
  if (!order) throw notFound('Order')
  return order
}
