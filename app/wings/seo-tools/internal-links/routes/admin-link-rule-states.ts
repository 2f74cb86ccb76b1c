import { z } from 'zod'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { setRuleStates } from '../rules/commands.server'
import { MAX_RULE_PRIORITY } from '../rules/link-rule'
import type { Route } from './+types/admin-link-rule-states'

const ruleState = z.object({ id: z.uuid(), priority: z.int().min(0).max(MAX_RULE_PRIORITY), isEnabled: z.boolean() })
const form = z.object({ states: z.array(ruleState).min(1, 'Select at least one rule.').max(500) })

/** POST switches and orders rules, and answers how they stood before. */
export function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  return respondWithJson(async () => {
    const { body, fault } = await readJson(request, form)
    if (fault) return fault
    const by = context.get(adminContext)
    return { states: await setRuleStates(context.get(databaseContext), by, body.states) }
  })
}

export function loader() {
  return methodNotAllowed('POST')
}
