import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { InvalidFields, respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { addRule } from '../rules/commands.server'
import { resolveRules } from '../rules/resolve-rules.server'
import { linkRuleInputSchema } from '../rules/rule-input'
import type { Route } from './+types/admin-link-rule-new'

/** POST adds a rule and answers its id. */
export function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const db = context.get(databaseContext)
  return respondWithJson(async () => {
    const { body, fault } = await readJson(request, linkRuleInputSchema)
    if (fault) return fault
    const [found] = await resolveRules(db, [body], context.get(environmentContext).ORIGIN)
    if (!found || 'fields' in found) throw new InvalidFields('Please check the marked fields.', found?.fields ?? {})
    return { id: await addRule(db, context.get(adminContext), found.rule), before: null }
  })
}

export function loader() {
  return methodNotAllowed('POST')
}
