import type { Selectable } from 'kysely'
import type { LinkRules } from '~/platform/database/tables'
import type { LinkRule, RuleScope } from './link-rule'

/** A rule from its row. */
export function toLinkRule({ createdAt: _made, updatedAt: _changed, scope, ...row }: Selectable<LinkRules>): LinkRule {
  return { ...row, scope: scope as unknown as RuleScope }
}

/** The columns of a rule. */
export function toRuleRow({ scope, ...rule }: Omit<LinkRule, 'id'>) {
  return { ...rule, scope: JSON.stringify(scope) }
}
