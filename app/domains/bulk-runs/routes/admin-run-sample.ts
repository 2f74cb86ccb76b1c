import { adminContext } from '~/domains/accounts/admin-guard.server'
import { aiNotConfiguredMessage, createAiClient } from '~/platform/ai/ai.server'
import { AiError } from '~/platform/ai/ai-fault'
import { respondWithJson } from '~/platform/answer-json.server'
import { apiErrorResponse, methodNotAllowed } from '~/platform/api-fault'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { isUuid } from '~/platform/is-uuid'
import { readJson } from '~/platform/json-request.server'
import { generateSample } from '../ai-texts/ask-for-sample.server'
import { aiSampleForm } from '../ai-texts/sample'
import { findDataTable } from '../data-sets/tables.server'
import { findRunTemplate } from '../sources.server'
import type { Route } from './+types/admin-run-sample'

/** POST answers what the AI writes for one variable of one row, before there is a run. */
export function action({ request, context, params: { tableId } }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const [db, by, env] = [context.get(databaseContext), context.get(adminContext), context.get(environmentContext)]
  return respondWithJson(async () => {
    const ai = createAiClient(env)
    if (!ai) return apiErrorResponse(409, aiNotConfiguredMessage(env))
    const { body: form, fault } = await readJson(request, aiSampleForm)
    if (fault) return fault
    const table = isUuid(tableId) ? await findDataTable(db, tableId) : undefined
    if (!table) return apiErrorResponse(404, 'This table no longer exists.')
    const template = await findRunTemplate(db, form.template)
    try {
      return await generateSample(db, by, { ai, template, table, form, signal: request.signal })
    } catch (error) {
      if (error instanceof AiError) return apiErrorResponse(503, error.message)
      throw error
    }
  })
}

export function loader() {
  return methodNotAllowed('POST')
}
