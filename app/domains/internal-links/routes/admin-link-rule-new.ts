import { adminContext } from '~/domains/accounts/admin-guard.server'
import { InvalidFields, respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { addRule } from '../rules/commands.server'
import { resolveRules } from '../rules/resolve-rule.server'
import { ruleInput } from '../rules/typed-rule'
import type { Route } from './+types/admin-link-rule-new'

/** POST adds a rule and answers its id. */
export function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const db = context.get(databaseContext)
  return respondWithJson(async () => {
    const { body, fault } = await readJson(request, ruleInput)
    if (fault) return fault
    const [found] = await resolveRules(db, [body], context.get(environmentContext).ORIGIN)
    if (!found || 'fields' in found) throw new InvalidFields('Please check the marked fields.', found?.fields ?? {})
    return { id: await addRule(db, context.get(adminContext), found.rule), before: null }
  })
}

export function loader() {
  return methodNotAllowed('POST')
}
