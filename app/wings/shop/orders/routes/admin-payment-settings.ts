import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { paymentSettingsSchema, savePaymentSettings } from '../payment-settings.server'
import type { Route } from './+types/admin-payment-settings'

/** PUT says what Stripe does besides taking the money. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'PUT') return methodNotAllowed('PUT')
  const { body, fault } = await readJson(request, paymentSettingsSchema)
  return (
    fault ?? respondWithJson(() => savePaymentSettings(context.get(databaseContext), context.get(adminContext), body))
  )
}

export const loader = () => methodNotAllowed('PUT')
