import { type LinkRule, targetOf } from '../../rules/link-rule'
import { readKeyword } from '../matching/keyword'
import { byRank, type CompiledRules, compileRules } from './compile-rules'

/**
 * What two rules do to each other, or a rule to itself:
 * - `same`: both want the same words for different targets, and `winner` gets them;
 * - `within`: the words of one are part of the other's, and `winner` gets them where both stand;
 * - `itself`: the rule applies to no page but its own target;
 * - `circle`: each applies to the target of the other one, so that the two pages link to each other. That is no fault.
 */
export type Conflict =
  | { kind: 'same' | 'within'; ruleIds: [string, string]; winner: string }
  | { kind: 'itself'; ruleIds: [string] }
  | { kind: 'circle'; ruleIds: [string, string] }

const MOST_CONFLICTS = 1_000

/**
 * The conflicts between rules that are switched on, 1,000 at most. The keywords are looked for in one another by the
 * automaton that is used for texts, so this takes time in proportion to the keywords and the conflicts.
 */
export function findConflicts(rules: Iterable<LinkRule>): Conflict[] {
  const ranked = [...rules].filter(({ isEnabled }) => isEnabled).sort(byRank)
  const conflicts: Conflict[] = ranked.filter(linksOnlyItself).map(({ id }) => ({ kind: 'itself', ruleIds: [id] }))
  for (const conflict of both(ranked)) {
    if (conflicts.length >= MOST_CONFLICTS) break
    conflicts.push(conflict)
  }
  return conflicts
}

function* both(ranked: LinkRule[]) {
  yield* overlaps(ranked)
  yield* circles(ranked)
}

function linksOnlyItself({ toPage, scope: { include } }: LinkRule) {
  return toPage !== null && include.length > 0 && include.every((id) => id === toPage)
}

/** Rules whose keyword stands in the keyword of another rule that leads elsewhere and applies to pages they share. */
function* overlaps(ranked: LinkRule[]): Generator<Conflict> {
  const seen = new Set<string>()
  for (const { rule, other, isSame } of meetings(compileRules(ranked))) {
    const pair = [rule.id, other.id].sort().join(' ')
    if (seen.has(pair) || targetOf(other) === targetOf(rule) || !canMeet(rule, other)) continue
    seen.add(pair)
    const winner = winnerOf(rule, other, isSame).id
    yield { kind: isSame ? 'same' : 'within', ruleIds: [rule.id, other.id], winner }
  }
}

/** All rules with all others whose keywords stand in theirs. */
function* meetings({ index, rulesOf }: CompiledRules) {
  for (const rules of rulesOf) {
    const text = wordsOf(rules)
    for (const { keyword, start, end } of index.matchesIn(text)) {
      const isSame = start === 0 && end === text.length
      for (const [rule, other] of pairsOf(rules, rulesOf[keyword] ?? [])) yield { rule, other, isSame }
    }
  }
}

function wordsOf([rule]: LinkRule[]) {
  const read = readKeyword(rule?.keyword ?? '')
  return 'parts' in read ? read.parts.join(' ') : ''
}

function pairsOf(some: LinkRule[], others: LinkRule[]) {
  return some.flatMap((rule) => others.filter((other) => other !== rule).map((other) => [rule, other] as const))
}

// `longer` has the words of `other` and perhaps more; between two of one length the rank decides
function winnerOf(longer: LinkRule, other: LinkRule, isSame: boolean) {
  if (longer.priority === other.priority && !isSame) return longer
  return byRank(longer, other) < 0 ? longer : other
}

/** Whether there can be a page to which both rules apply. */
function canMeet({ scope: a }: LinkRule, { scope: b }: LinkRule) {
  return (
    share(a.kinds, b.kinds) &&
    share(a.include, b.include) &&
    !(a.include.length > 0 && a.include.every((id) => b.exclude.includes(id))) &&
    !(b.include.length > 0 && b.include.every((id) => a.exclude.includes(id)))
  )
}

const share = (a: string[], b: string[]) => a.length === 0 || b.length === 0 || a.some((one) => b.includes(one))

/** Rules that are for certain pages and lead to a page for which there is a rule that leads back. */
function* circles(ranked: LinkRule[]): Generator<Conflict> {
  const byWay = new Map<string, LinkRule>()
  for (const rule of ranked) for (const from of rule.scope.include) byWay.set(`${from} ${rule.toPage}`, rule)
  for (const [way, rule] of byWay) {
    const back = byWay.get(way.split(' ').reverse().join(' '))
    if (back && back !== rule && byRank(rule, back) < 0) yield { kind: 'circle', ruleIds: [rule.id, back.id] }
  }
}

/** The pairs of pages that would link to each other, of all links that pages have or would get: from page to page. */
export function twoWayLinks(links: Iterable<{ from: string; to: string }>) {
  const ways = new Set<string>()
  const pairs = new Map<string, [string, string]>()
  for (const { from, to } of links) {
    ways.add(`${from} ${to}`)
    if (from !== to && ways.has(`${to} ${from}`)) pairs.set([from, to].sort().join(' '), [to, from])
  }
  return [...pairs.values()]
}
