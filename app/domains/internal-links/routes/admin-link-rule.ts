import { adminContext } from '~/domains/accounts/admin-guard.server'
import { findPagePaths } from '~/domains/pages/links.server'
import { answerJson, WrongFields } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { isUuid } from '~/platform/is-uuid'
import { readJson } from '~/platform/json-request.server'
import { changeRule } from '../rules/commands.server'
import { RuleIsGone } from '../rules/errors'
import { resolveRules } from '../rules/resolve-rule.server'
import { pagesNamedBy, typedFrom, typedRule } from '../rules/typed-rule'
import type { Route } from './+types/admin-link-rule'

/** PUT changes a rule and answers what it was before, as it is written. */
export function action({ request, context, params }: Route.ActionArgs) {
  if (request.method !== 'PUT') return loader()
  const db = context.get(databaseContext)
  return answerJson(async () => {
    const { ruleId } = params
    if (!isUuid(ruleId)) throw new RuleIsGone()
    const { body, fault } = await readJson(request, typedRule)
    if (fault) return fault
    const [found] = await resolveRules(db, [body], context.get(environmentContext).ORIGIN)
    if (!found || 'fields' in found) throw new WrongFields('Please check the marked fields.', found?.fields ?? {})
    const { id, ...before } = await changeRule(db, context.get(adminContext), ruleId, found.rule)
    const paths = await findPagePaths(db, pagesNamedBy(before))
    return { id, before: typedFrom(before, (page) => paths.get(page)) }
  })
}

export function loader() {
  return wrongMethod('PUT')
}
