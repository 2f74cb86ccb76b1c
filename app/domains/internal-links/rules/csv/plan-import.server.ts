import { isDeepStrictEqual } from 'node:util'
import type { Database } from '~/platform/database/database.server'
import { newId } from '~/platform/new-id'
import { type LinkRule, MOST_RULES, targetOf } from '../link-rule'
import { loadRules } from '../load-rules.server'
import { type ResolvedRule, resolveRules } from '../resolve-rule.server'
import type { TypedRule } from '../typed-rule'
import type { ReadRule } from './read-rules.server'

export interface RuleImport {
  added: LinkRule[]
  changed: LinkRule[]
  /** They are so already. */
  unchanged: number
  refused: { line: number; keyword: string; reason: string }[]
}

/** A rule is known by its keyword and its target: a row with both changes it. */
const keyOf = (rule: Pick<LinkRule, 'keyword' | 'toPage' | 'toUrl'>) => `${rule.keyword}\n${targetOf(rule)}`

/** What a file would make of the rules, row by row. Nothing is written. */
export async function planImport(db: Database, rows: ReadRule[], origin: string): Promise<RuleImport> {
  const rules = await loadRules(db)
  const known = new Map(rules.map((rule) => [keyOf(rule), rule]))
  const typed = rows.flatMap(({ rule }) => rule ?? [])
  const resolved = new Map(await pairs(db, typed, origin))
  const plan: RuleImport = { added: [], changed: [], unchanged: 0, refused: [] }
  const lines = new Map<string, number>()
  for (const row of rows) {
    const found = row.rule && resolved.get(row.rule)
    const reason = row.refusal ?? judge(found, { row, known, lines, plan, room: MOST_RULES - rules.length })
    if (reason) plan.refused.push({ line: row.line, keyword: row.keyword, reason })
  }
  return plan
}

async function pairs(db: Database, typed: TypedRule[], origin: string) {
  const resolved = await resolveRules(db, typed, origin)
  return typed.map((rule, at): [TypedRule, ResolvedRule] => [rule, resolved[at] as ResolvedRule])
}

interface Judging {
  row: ReadRule
  known: Map<string, LinkRule>
  lines: Map<string, number>
  plan: RuleImport
  /** How many more there may be. */
  room: number
}

/** Takes the row into the plan, or says why not. */
function judge(found: ResolvedRule | undefined, { row, known, lines, plan, room }: Judging) {
  if (!found) return 'This row cannot be read.'
  if ('fields' in found) return Object.values(found.fields)[0] ?? 'This row cannot be read.'
  const key = keyOf(found.rule)
  const earlier = lines.get(key)
  if (earlier) return `Line ${earlier} has this keyword and target already.`
  lines.set(key, row.line)
  const before = known.get(key)
  const rule = { id: before?.id ?? newId(), ...found.rule }
  if (!before && plan.added.length >= room) return `There can be ${MOST_RULES.toLocaleString('en-US')} rules at most.`
  if (!before) plan.added.push(rule)
  else if (isDeepStrictEqual(before, rule)) plan.unchanged++
  else plan.changed.push(rule)
  return undefined
}
