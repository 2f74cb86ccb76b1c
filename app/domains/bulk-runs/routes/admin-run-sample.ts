import { adminContext } from '~/domains/accounts/admin-guard.server'
import { aiMissing, aiOf } from '~/platform/ai/ai.server'
import { AiFault } from '~/platform/ai/ai-fault'
import { answerJson } from '~/platform/answer-json.server'
import { apiFault, wrongMethod } from '~/platform/api-fault'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { isUuid } from '~/platform/is-uuid'
import { readJson } from '~/platform/json-request.server'
import { askForSample } from '../ai-texts/ask-for-sample.server'
import { sampleForm } from '../ai-texts/sample'
import { findTable } from '../data-sets/tables.server'
import { findRunTemplate } from '../sources.server'
import type { Route } from './+types/admin-run-sample'

/** POST answers what the AI writes for one variable of one row, before there is a run. */
export function action({ request, context, params: { tableId } }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const [db, by, env] = [context.get(databaseContext), context.get(adminContext), context.get(environmentContext)]
  return answerJson(async () => {
    const ai = aiOf(env)
    if (!ai) return apiFault(409, aiMissing(env))
    const { body: form, fault } = await readJson(request, sampleForm)
    if (fault) return fault
    const table = isUuid(tableId) ? await findTable(db, tableId) : undefined
    if (!table) return apiFault(404, 'This table no longer exists.')
    const template = await findRunTemplate(db, form.template)
    try {
      return await askForSample(db, by, { ai, template, table, form, signal: request.signal })
    } catch (error) {
      if (error instanceof AiFault) return apiFault(503, error.message)
      throw error
    }
  })
}

export function loader() {
  return wrongMethod('POST')
}
