import { isUuid } from '~/platform/database/is-uuid'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { InvalidFields, respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { findPagePathMap } from '~/wings/web/pages/page-links.queries.server'
import { updateRule } from '../rules/commands.server'
import { RuleIsGone } from '../rules/errors'
import { resolveRules } from '../rules/resolve-rules.server'
import { getReferencedPages, linkRuleInputSchema, toRuleInput } from '../rules/rule-input'
import type { Route } from './+types/admin-link-rule'

/** PUT changes a rule and answers what it was before, as it is written. */
export function action({ request, context, params }: Route.ActionArgs) {
  if (request.method !== 'PUT') return loader()
  const db = context.get(databaseContext)
  return respondWithJson(async () => {
    const { ruleId } = params
    if (!isUuid(ruleId)) throw new RuleIsGone()
    const { body, fault } = await readJson(request, linkRuleInputSchema)
    if (fault) return fault
    const [found] = await resolveRules(db, [body], context.get(environmentContext).ORIGIN)
    if (!found || 'fields' in found) throw new InvalidFields('Please check the marked fields.', found?.fields ?? {})
    const { id, ...before } = await updateRule(db, context.get(adminContext), ruleId, found.rule)
    const paths = await findPagePathMap(db, getReferencedPages(before))
    return { id, before: toRuleInput(before, (page) => paths.get(page)) }
  })
}

export function loader() {
  return methodNotAllowed('PUT')
}
