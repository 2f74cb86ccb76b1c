import { isFieldOfOthers, parseRobotsLines, type RobotsLine } from './parse-robots-lines'
import { matchesRobotsPattern, normalizeRobotsPath, normalizeRobotsPattern } from './robots-path-pattern'

export interface RobotsRule {
  line: number
  text: string
  allows: boolean
  /** As it is compared; empty matches nothing. */
  pattern: string
}

interface RobotsGroup {
  /** In small letters; `*` is every crawler without a group of its own. */
  agents: string[]
  rules: RobotsRule[]
}

interface RobotsTxt {
  groups: RobotsGroup[]
  sitemaps: string[]
  /** Lines that are written as they should be and do less than they seem to. */
  warnings: { line: number; message: string }[]
}

/** Reads a robots.txt as RFC 9309 says; what is no line of one is passed over. Crawlers one below the other share their rules. */
export function parseRobotsTxt(text: string): RobotsTxt {
  const robots: RobotsTxt = { groups: [], sitemaps: [], warnings: [] }
  let isAfterRule = true
  for (const line of parseRobotsLines(text)) {
    const { field, value, number } = line
    if (field === 'user-agent') {
      addAgent(robots, line, isAfterRule)
      isAfterRule = false
    } else if (field === 'allow' || field === 'disallow') {
      addRule(robots, line)
      isAfterRule = true
    } else if (field === 'sitemap') robots.sitemaps.push(value)
    else if (isFieldOfOthers(field)) robots.warnings.push({ line: number, message: `Google ignores “${field}”.` })
  }
  return robots
}

function addAgent({ groups, warnings }: RobotsTxt, { number, value }: RobotsLine, isNewGroup: boolean) {
  const token = value === '*' ? '*' : /^[a-z_-]+/i.exec(value)?.[0].toLowerCase()
  if (!token) warnings.push({ line: number, message: `“${value}” is not a valid user agent.` })
  else if (token.length < value.length) {
    warnings.push({ line: number, message: `Only “${token}” of “${value}” is matched.` })
  }
  if (isNewGroup) groups.push({ agents: [], rules: [] })
  if (token) groups.at(-1)?.agents.push(token)
}

function addRule({ groups, warnings }: RobotsTxt, { number, text, field, value }: RobotsLine) {
  const group = groups.at(-1)
  if (!group) warnings.push({ line: number, message: 'This rule comes before any User-agent line and is ignored.' })
  group?.rules.push({ line: number, text, allows: field === 'allow', pattern: normalizeRobotsPattern(value) })
}

interface RobotsDecision {
  isAllowed: boolean
  /** The rule that decides; none when nothing matches. */
  rule: RobotsRule | undefined
  /** The name whose rules were taken: the crawler's own, or `*`; none when no group is meant for it. */
  group: string | undefined
}

/** Whether a crawler may fetch a path: the longest pattern that matches decides, and of two as long the one that allows. */
export function findRobotsDecision(robots: RobotsTxt, crawler: string, path: string): RobotsDecision {
  const token = /^[a-z_-]+/i.exec(crawler)?.[0].toLowerCase() ?? ''
  const group = [token, '*'].find((name) => robots.groups.some(({ agents }) => agents.includes(name)))
  const comparable = normalizeRobotsPath(path)
  // a crawler must always be able to read the rules
  if (comparable === '/robots.txt' || group === undefined) return { isAllowed: true, rule: undefined, group }
  const rules = robots.groups.filter(({ agents }) => agents.includes(group)).flatMap((one) => one.rules)
  let deciding: RobotsRule | undefined
  for (const rule of rules) {
    if (rule.pattern && isStronger(rule, deciding) && matchesRobotsPattern(rule.pattern, comparable)) deciding = rule
  }
  return { isAllowed: deciding?.allows ?? true, rule: deciding, group }
}

function isStronger(rule: RobotsRule, other: RobotsRule | undefined) {
  const lead = rule.pattern.length - (other?.pattern.length ?? -1)
  return lead > 0 || (lead === 0 && rule.allows && !other?.allows)
}
