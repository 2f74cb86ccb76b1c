import { cachedUntilChanged } from '~/platform/content-changes/cached-until-changed.server'
import type { Database } from '~/platform/database/database.server'
import { type ConflictingRules, findConflictingRules } from '../engine/placing/conflicting-rules'
import { listAllRules } from './all-rules.queries.server'
import { LINK_RULES_TAG } from './commands.server'
import type { LinkRule } from './link-rule'

/** A conflict as it concerns one rule. */
export interface RuleConflict {
  kind: ConflictingRules['kind']
  /** The keyword of the other rule; none for a rule that links only its own target. */
  otherKeyword: string | null
  otherId: string | null
  /** Whether this rule gets the words where both want them. */
  wins: boolean
}

/** The conflicts of the rules that are switched on, by the ids of the rules; found once until a rule is changed. */
export const findRuleConflicts = cachedUntilChanged(LINK_RULES_TAG, async (db: Database) => {
  const rules = await listAllRules(db)
  const byId = new Map(rules.map((rule) => [rule.id, rule]))
  const conflictsOf = new Map<string, RuleConflict[]>()
  for (const conflict of findConflictingRules(rules)) {
    for (const id of conflict.ruleIds) {
      const told = [...(conflictsOf.get(id) ?? []), toRuleConflict(id, conflict, byId)]
      conflictsOf.set(id, told)
    }
  }
  return { conflictsOf }
})

function toRuleConflict(id: string, conflict: ConflictingRules, rules: Map<string, LinkRule>): RuleConflict {
  const otherId = conflict.ruleIds.find((one) => one !== id) ?? null
  const wins = 'winner' in conflict && conflict.winner === id
  return { kind: conflict.kind, otherId, otherKeyword: otherId && (rules.get(otherId)?.keyword ?? null), wins }
}
