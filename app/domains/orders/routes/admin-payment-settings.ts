import { adminContext } from '~/domains/accounts/admin-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { paymentSettings, savePaymentSettings } from '../payment-settings.server'
import type { Route } from './+types/admin-payment-settings'

/** PUT says what Stripe does besides taking the money. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'PUT') return methodNotAllowed('PUT')
  const { body, fault } = await readJson(request, paymentSettings)
  return (
    fault ?? respondWithJson(() => savePaymentSettings(context.get(databaseContext), context.get(adminContext), body))
  )
}

export const loader = () => methodNotAllowed('PUT')
