import { isOwnPath, partsOf, plainAddress } from './address'
import { isOwnPage } from './own-addresses'
import { addressFor, type Match, type RedirectIndex, type Rule } from './redirect-index'
import { GONE, type RedirectStatus } from './redirect-status'

/** What is known of the pages that redirects lead to, or past. */
export interface KnownPages {
  /** What the page is called that visitors find at this path, so that no redirect is asked there. */
  titleAt: (path: string) => Promise<string | undefined> | string | undefined
  /** Where a page lives, if it is public. */
  pathOf: (pageId: string) => Promise<string | undefined> | string | undefined
}

export type Way =
  | { kind: 'leads'; to: string; status: Exclude<RedirectStatus, 410>; rules: [Rule, ...Rule[]] }
  | { kind: 'gone'; rules: [Rule, ...Rule[]] }
  | { kind: 'loop'; chain: string[] }

const LONGEST_CHAIN = 20

/** Follows the redirects from an address to where they end. Undefined: none is there, or its page is not public. */
export async function follow(
  index: Pick<RedirectIndex, 'find'>,
  address: string,
  pages: KnownPages,
): Promise<Way | undefined> {
  const rules: Rule[] = []
  const chain = [address]
  for (;;) {
    const at = chain.at(-1) ?? address
    const match = await matchAt(index, at, rules, pages)
    if (!match) return arrived(at, rules)
    if (rules.includes(match.rule) || rules.length > LONGEST_CHAIN) return { kind: 'loop', chain }
    const first = rules[0] ?? match.rule
    rules.push(match.rule)
    if (match.rule.status === GONE) return { kind: 'gone', rules: [first, ...rules.slice(1)] }
    const { to, toPage } = match.rule
    if (toPage) return arrivedAtPage(match, at, await pages.pathOf(toPage), rules)
    chain.push(addressFor(match, to ?? ''))
  }
}

function arrivedAtPage(match: Match, at: string, path: string | undefined, rules: Rule[]) {
  const to = path && addressFor(match, path)
  return to && pathOf(to) !== pathOf(at) ? arrived(to, rules) : undefined
}

const pathOf = (address: string) => plainAddress(partsOf(address).path)

/** The redirect that is asked at this address; behind the first step a page comes before it. */
async function matchAt(index: Pick<RedirectIndex, 'find'>, at: string, before: Rule[], pages: KnownPages) {
  const match = isOwnPath(at) ? index.find(pathOf(at), partsOf(at).search) : undefined
  return match && before.length > 0 && (await isFound(match.rule, pathOf(at), pages)) ? undefined : match
}

/** A page comes before the redirects of its address, but for those that name a query. */
async function isFound({ from }: Rule, path: string, pages: KnownPages) {
  return partsOf(from).search === '' && (isOwnPage(path) || (await pages.titleAt(path)) !== undefined)
}

/** One step that is only for now makes the whole way one for now. */
function arrived(to: string, rules: Rule[]): Way | undefined {
  const [first, ...others] = rules
  if (!first) return undefined
  const status = rules.find((rule) => rule.status === 302 || rule.status === 307)?.status ?? 301
  return { kind: 'leads', to, status: status as 301 | 302 | 307, rules: [first, ...others] }
}
