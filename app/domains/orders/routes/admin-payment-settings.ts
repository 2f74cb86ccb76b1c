import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { paymentSettings, setUpPayments } from '../payment-settings.server'
import type { Route } from './+types/admin-payment-settings'

/** PUT says what Stripe does besides taking the money. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'PUT') return wrongMethod('PUT')
  const { body, fault } = await readJson(request, paymentSettings)
  return fault ?? answerJson(() => setUpPayments(context.get(databaseContext), context.get(adminContext), body))
}

export const loader = () => wrongMethod('PUT')
