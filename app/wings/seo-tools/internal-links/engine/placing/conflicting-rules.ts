import { type LinkRule, ruleTarget } from '../../rules/link-rule'
import { parseKeyword } from '../text/parse-keyword'
import { type CompiledRules, compareRulePriority, compileRules } from './compile-rules'

/**
 * What two rules do to each other, or a rule to itself:
 * - `same`: both want the same words for different targets, and `winner` gets them;
 * - `within`: the words of one are part of the other's, and `winner` gets them where both stand;
 * - `itself`: the rule applies to no page but its own target;
 * - `circle`: each applies to the target of the other one, so that the two pages link to each other. That is no fault.
 */
export type ConflictingRules =
  | { kind: 'same' | 'within'; ruleIds: [string, string]; winner: string }
  | { kind: 'itself'; ruleIds: [string] }
  | { kind: 'circle'; ruleIds: [string, string] }

const MAX_CONFLICTS = 1_000

/**
 * The conflicts between rules that are switched on, 1,000 at most. The keywords are looked for in one another by the
 * automaton that is used for texts, so this takes time in proportion to the keywords and the conflicts.
 */
export function findConflictingRules(rules: Iterable<LinkRule>): ConflictingRules[] {
  const ranked = [...rules].filter(({ isEnabled }) => isEnabled).sort(compareRulePriority)
  const conflicts: ConflictingRules[] = ranked
    .filter(linksOnlyItself)
    .map(({ id }) => ({ kind: 'itself', ruleIds: [id] }))
  for (const conflict of allConflicts(ranked)) {
    if (conflicts.length >= MAX_CONFLICTS) break
    conflicts.push(conflict)
  }
  return conflicts
}

function* allConflicts(ranked: LinkRule[]) {
  yield* overlappingRules(ranked)
  yield* twoWayRules(ranked)
}

function linksOnlyItself({ toPage, scope: { include } }: LinkRule) {
  return toPage !== null && include.length > 0 && include.every((id) => id === toPage)
}

/** Rules whose keyword stands in the keyword of another rule that leads elsewhere and applies to pages they share. */
function* overlappingRules(ranked: LinkRule[]): Generator<ConflictingRules> {
  const seen = new Set<string>()
  for (const { rule, other, isSame } of overlappingKeywords(compileRules(ranked))) {
    const pair = [rule.id, other.id].sort().join(' ')
    if (seen.has(pair) || ruleTarget(other) === ruleTarget(rule) || !canShareScope(rule, other)) continue
    seen.add(pair)
    const winner = pickWinner(rule, other, isSame).id
    yield { kind: isSame ? 'same' : 'within', ruleIds: [rule.id, other.id], winner }
  }
}

/** All rules with all others whose keywords stand in theirs. */
function* overlappingKeywords({ index, rulesByKeyword }: CompiledRules) {
  for (const rules of rulesByKeyword) {
    const text = keywordText(rules)
    for (const { keyword, start, end } of index.findMatches(text)) {
      const isSame = start === 0 && end === text.length
      for (const [rule, other] of rulePairs(rules, rulesByKeyword[keyword] ?? [])) yield { rule, other, isSame }
    }
  }
}

function keywordText([rule]: LinkRule[]) {
  const read = parseKeyword(rule?.keyword ?? '')
  return 'parts' in read ? read.parts.join(' ') : ''
}

function rulePairs(some: LinkRule[], others: LinkRule[]) {
  return some.flatMap((rule) => others.filter((other) => other !== rule).map((other) => [rule, other] as const))
}

// `longer` has the words of `other` and perhaps more; between two of one length the rank decides
function pickWinner(longer: LinkRule, other: LinkRule, isSame: boolean) {
  if (longer.priority === other.priority && !isSame) return longer
  return compareRulePriority(longer, other) < 0 ? longer : other
}

/** Whether there can be a page to which both rules apply. */
function canShareScope({ scope: a }: LinkRule, { scope: b }: LinkRule) {
  return (
    intersects(a.kinds, b.kinds) &&
    intersects(a.include, b.include) &&
    !(a.include.length > 0 && a.include.every((id) => b.exclude.includes(id))) &&
    !(b.include.length > 0 && b.include.every((id) => a.exclude.includes(id)))
  )
}

const intersects = (a: string[], b: string[]) => a.length === 0 || b.length === 0 || a.some((one) => b.includes(one))

/** Rules that are for certain pages and lead to a page for which there is a rule that leads back. */
function* twoWayRules(ranked: LinkRule[]): Generator<ConflictingRules> {
  const byWay = new Map<string, LinkRule>()
  for (const rule of ranked) for (const from of rule.scope.include) byWay.set(`${from} ${rule.toPage}`, rule)
  for (const [way, rule] of byWay) {
    const back = byWay.get(way.split(' ').reverse().join(' '))
    if (back && back !== rule && compareRulePriority(rule, back) < 0)
      yield { kind: 'circle', ruleIds: [rule.id, back.id] }
  }
}

/** The pairs of pages that would link to each other, of all links that pages have or would get: from page to page. */
export function findTwoWayLinks(links: Iterable<{ from: string; to: string }>) {
  const ways = new Set<string>()
  const pairs = new Map<string, [string, string]>()
  for (const { from, to } of links) {
    ways.add(`${from} ${to}`)
    if (from !== to && ways.has(`${to} ${from}`)) pairs.set([from, to].sort().join(' '), [to, from])
  }
  return [...pairs.values()]
}
