import { isDeepStrictEqual } from 'node:util'
import type { Database } from '~/platform/database/database.server'
import { newUuid } from '~/platform/database/new-uuid'
import { formatNumber } from '~/platform/text/format-number'
import { listAllRules } from './all-rules.queries.server'
import { type LinkRule, MAX_LINK_RULES, ruleTarget } from './link-rule'
import type { ParsedRuleRow } from './parse-rule-csv.server'
import { type ResolvedRule, resolveRules } from './resolve-rules.server'
import type { RuleInput } from './rule-input'

export interface RuleImportPlan {
  added: LinkRule[]
  changed: LinkRule[]
  /** They are so already. */
  unchanged: number
  refused: { line: number; keyword: string; reason: string }[]
}

/** A rule is known by its keyword and its target: a row with both changes it. */
const ruleKey = (rule: Pick<LinkRule, 'keyword' | 'toPage' | 'toUrl'>) => `${rule.keyword}\n${ruleTarget(rule)}`

/** What a file would make of the rules, row by row. Nothing is written. */
export async function planRuleImport(db: Database, rows: ParsedRuleRow[], origin: string): Promise<RuleImportPlan> {
  const rules = await listAllRules(db)
  const known = new Map(rules.map((rule) => [ruleKey(rule), rule]))
  const typed = rows.flatMap(({ rule }) => rule ?? [])
  const resolved = new Map(await resolvePairs(db, typed, origin))
  const plan: RuleImportPlan = { added: [], changed: [], unchanged: 0, refused: [] }
  const lines = new Map<string, number>()
  for (const row of rows) {
    const found = row.rule && resolved.get(row.rule)
    const reason = row.refusal ?? planRow(found, { row, known, lines, plan, capacity: MAX_LINK_RULES - rules.length })
    if (reason) plan.refused.push({ line: row.line, keyword: row.keyword, reason })
  }
  return plan
}

async function resolvePairs(db: Database, typed: RuleInput[], origin: string) {
  const resolved = await resolveRules(db, typed, origin)
  return typed.map((rule, at): [RuleInput, ResolvedRule] => [rule, resolved[at] as ResolvedRule])
}

interface RowContext {
  row: ParsedRuleRow
  known: Map<string, LinkRule>
  lines: Map<string, number>
  plan: RuleImportPlan
  /** How many more there may be. */
  capacity: number
}

/** Takes the row into the plan, or says why not. */
function planRow(found: ResolvedRule | undefined, { row, known, lines, plan, capacity }: RowContext) {
  if (!found) return 'This row cannot be read.'
  if ('fields' in found) return Object.values(found.fields)[0] ?? 'This row cannot be read.'
  const key = ruleKey(found.rule)
  const earlier = lines.get(key)
  if (earlier) return `Duplicate of line ${earlier}.`
  lines.set(key, row.line)
  const before = known.get(key)
  const rule = { id: before?.id ?? newUuid(), ...found.rule }
  if (!before && plan.added.length >= capacity) return `The limit of ${formatNumber(MAX_LINK_RULES)} rules is reached.`
  if (!before) plan.added.push(rule)
  else if (isDeepStrictEqual(before, rule)) plan.unchanged++
  else plan.changed.push(rule)
  return undefined
}
