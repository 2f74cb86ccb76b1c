import { aiNotConfiguredMessage, createAiClient } from '~/platform/ai/ai-client.server'
import { AiError } from '~/platform/ai/ai-error'
import { isUuid } from '~/platform/database/is-uuid'
import { apiErrorResponse, methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { aiSampleForm } from '../ai-texts/ai-sample'
import { generateSample } from '../ai-texts/generate-sample.server'
import { findDataTable } from '../data-tables.commands.server'
import { findRunTemplate } from '../run-dependencies.server'
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
