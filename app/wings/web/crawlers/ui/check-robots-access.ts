import { findRobotsDecision, parseRobotsTxt, type RobotsRule } from '../robots-txt'

export interface RobotsAccess {
  isAllowed: boolean
  message: string
  /** What decides it. */
  rule?: RobotsRule
}

interface RobotsAccessRequest {
  text: string
  crawler: string
  /** A path, or an address of the site at `origin`. */
  address: string
  origin: string
}

/** Whether a crawler may fetch an address, and why; a sentence when it cannot be asked so. */
export function checkRobotsAccess({
  text,
  crawler,
  address,
  origin,
}: RobotsAccessRequest): RobotsAccess | { fault: string } {
  const asked = parseTestedPath(address.trim(), origin)
  if ('fault' in asked) return asked
  const { isAllowed, rule, group } = findRobotsDecision(parseRobotsTxt(text), crawler, asked.path)
  return { isAllowed, message: explainDecision(asked.path, group, rule), ...(rule && { rule }) }
}

function parseTestedPath(address: string, origin: string): { path: string } | { fault: string } {
  if (!/^[a-z][a-z\d+.-]*:/i.test(address)) return { path: address.startsWith('/') ? address : `/${address}` }
  if (!URL.canParse(address)) return { fault: 'Enter a valid URL.' }
  const url = new URL(address)
  if (url.host !== new URL(origin).host) return { fault: 'This URL belongs to another site.' }
  return { path: url.pathname + url.search }
}

function explainDecision(path: string, group: string | undefined, rule: RobotsRule | undefined) {
  if (path === '/robots.txt') return 'robots.txt is always allowed.'
  if (group === undefined) return 'No matching group.'
  const whose = group === '*' ? 'User-agent: *' : `User-agent: ${group}`
  return rule ? `Matching rule for ${whose}:` : `No matching rule for ${whose}.`
}
