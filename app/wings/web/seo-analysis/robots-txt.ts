import { matchesRobotsPattern, normalizeRobotsPath, normalizeRobotsPattern } from './robots-path-pattern'
import { isHttpUrl } from './text/parse-url'

export interface RobotsRule {
  line: number
  text: string
  allows: boolean
  /** As it is compared; empty matches nothing. */
  pattern: string
}

export interface RobotsGroup {
  /** In small letters; `*` is every crawler without a group of its own. */
  agents: string[]
  rules: RobotsRule[]
}

export interface RobotsWarning {
  line: number
  message: string
}

export interface RobotsTxt {
  groups: RobotsGroup[]
  sitemaps: string[]
  warnings: RobotsWarning[]
}

export const MAX_ROBOTS_BYTES = 500 * 1024 // what a crawler must read (RFC 9309, 2.5); Google ignores the rest

// Google reads neither; others do
const OF_OTHERS = new Set(['crawl-delay', 'host', 'clean-param', 'request-rate', 'visit-time'])

/** Reads a robots.txt as RFC 9309 says, and tells of each line that does not do what it seems to. */
export function parseRobotsTxt(text: string): RobotsTxt {
  const robots: RobotsTxt = { groups: [], sitemaps: [], warnings: [] }
  const whole = withinLimit(text)
  const lines = whole.replace(/^\ufeff/, '').split(/\r\n?|\n/)
  let isAfterRule = true
  for (const [at, written] of lines.entries()) {
    const line = { number: at + 1, text: written.split('#', 1)[0]?.trim() ?? '' }
    if (!line.text) continue
    const kind = readLine(robots, line, isAfterRule)
    if (kind === 'agent') isAfterRule = false
    if (kind === 'rule') isAfterRule = true
  }
  if (whole.length < text.length) {
    robots.warnings.push({ line: lines.length, message: 'Content beyond the first 500 KiB is ignored.' })
  }
  return robots
}

function withinLimit(text: string) {
  const bytes = new TextEncoder().encode(text)
  return bytes.length > MAX_ROBOTS_BYTES ? new TextDecoder().decode(bytes.subarray(0, MAX_ROBOTS_BYTES)) : text
}

interface Line {
  number: number
  text: string
}

function readLine(robots: RobotsTxt, line: Line, isAfterRule: boolean) {
  const colon = line.text.indexOf(':')
  const name = line.text.slice(0, Math.max(0, colon)).trim().toLowerCase()
  const value = line.text.slice(colon + 1).trim()
  if (name === 'user-agent') return addAgent(robots, line, value, isAfterRule)
  if (name === 'allow' || name === 'disallow') return addRule(robots, line, name === 'allow', value)
  if (name === 'sitemap') robots.sitemaps.push(value)
  const problem = name === 'sitemap' ? sitemapProblem(value) : unknownLine(name, colon)
  if (problem) robots.warnings.push({ line: line.number, message: problem })
  return undefined
}

function addAgent({ groups, warnings }: RobotsTxt, line: Line, value: string, isNewGroup: boolean) {
  const token = value === '*' ? '*' : /^[a-z_-]+/i.exec(value)?.[0].toLowerCase()
  if (!token) warnings.push({ line: line.number, message: `“${value}” is not a valid user agent.` })
  else if (token.length < value.length) {
    warnings.push({ line: line.number, message: `Only “${token}” of “${value}” is matched.` })
  }
  if (isNewGroup) groups.push({ agents: [], rules: [] })
  if (token) groups.at(-1)?.agents.push(token)
  return 'agent' as const
}

function addRule({ groups, warnings }: RobotsTxt, line: Line, allows: boolean, value: string) {
  const group = groups.at(-1)
  if (!group)
    warnings.push({ line: line.number, message: 'This rule comes before any User-agent line and is ignored.' })
  else if (value && !/^[/*]/.test(value)) {
    warnings.push({ line: line.number, message: 'A path must begin with /. This rule has no effect.' })
  }
  group?.rules.push({ line: line.number, text: line.text, allows, pattern: normalizeRobotsPattern(value) })
  return group && ('rule' as const)
}

function sitemapProblem(value: string) {
  return isHttpUrl(value) ? undefined : 'Enter a full sitemap URL, such as https://example.com/sitemap.xml.'
}

function unknownLine(name: string, colon: number) {
  if (colon < 0) return 'This line has no colon and is ignored.'
  if (name === 'noindex') return 'Crawlers ignore noindex in robots.txt. Use a robots meta tag on the page.'
  return OF_OTHERS.has(name) ? `Google ignores “${name}”.` : `Unknown directive “${name}”.`
}

export interface RobotsDecision {
  isAllowed: boolean
  /** The rule that decides; none when nothing matches. */
  rule: RobotsRule | undefined
  /** The name whose rules were taken: the crawler's own, or `*`; none when no group is meant for it. */
  group: string | undefined
}

/** Whether a crawler may fetch a path: the longest pattern that matches decides, and of two as long the one that allows. */
export function decideRobotsAccess(robots: RobotsTxt, crawler: string, path: string): RobotsDecision {
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
