import type { Database } from '~/platform/database/database.server'
import { remember } from '~/platform/remember.server'
import { type Conflict, findConflicts } from '../engine/placing/conflicts'
import { RULES_TAG } from './commands.server'
import type { LinkRule } from './link-rule'
import { loadRules } from './load-rules.server'

/** A conflict as it concerns one rule. */
export interface RuleConflict {
  kind: Conflict['kind']
  /** The keyword of the other rule; none for a rule that links only its own target. */
  other: string | null
  otherId: string | null
  /** Whether this rule gets the words where both want them. */
  wins: boolean
}

/** The conflicts of the rules that are switched on, by the ids of the rules; found once until a rule is changed. */
export const findKnownConflicts = remember(RULES_TAG, async (db: Database) => {
  const rules = await loadRules(db)
  const byId = new Map(rules.map((rule) => [rule.id, rule]))
  const conflictsOf = new Map<string, RuleConflict[]>()
  for (const conflict of findConflicts(rules)) {
    for (const id of conflict.ruleIds) {
      const told = [...(conflictsOf.get(id) ?? []), conflictFor(id, conflict, byId)]
      conflictsOf.set(id, told)
    }
  }
  return { conflictsOf }
})

function conflictFor(id: string, conflict: Conflict, rules: Map<string, LinkRule>): RuleConflict {
  const otherId = conflict.ruleIds.find((one) => one !== id) ?? null
  const wins = 'winner' in conflict && conflict.winner === id
  return { kind: conflict.kind, otherId, other: otherId && (rules.get(otherId)?.keyword ?? null), wins }
}
