import { isLocalPath, normalizePath, splitAddress } from '../redirect-address'
import { GONE, type RedirectStatus } from '../redirect-status'
import { isBuiltInPage } from '../reserved-paths'
import { buildTargetAddress, type RedirectIndex, type RedirectMatch, type RedirectRule } from './redirect-index'

/** What is known of the pages that redirects lead to, or past. */
export interface PageLookup {
  /** What the page is called that visitors find at this path, so that no redirect is asked there. */
  findTitleByPath: (path: string) => Promise<string | undefined> | string | undefined
  /** Where a page lives, if it is public. */
  findPathById: (pageId: string) => Promise<string | undefined> | string | undefined
}

export type RedirectResolution =
  | { kind: 'redirect'; to: string; status: Exclude<RedirectStatus, 410>; rules: [RedirectRule, ...RedirectRule[]] }
  | { kind: 'gone'; rules: [RedirectRule, ...RedirectRule[]] }
  | { kind: 'loop'; chain: string[] }

const MAX_CHAIN_LENGTH = 20

/** Follows the redirects from an address to where they end. Undefined: none is there, or its page is not public. */
export async function resolveRedirect(
  index: Pick<RedirectIndex, 'find'>,
  address: string,
  pages: PageLookup,
): Promise<RedirectResolution | undefined> {
  const rules: RedirectRule[] = []
  const chain = [address]
  for (;;) {
    const at = chain.at(-1) ?? address
    const match = await findMatch(index, at, rules, pages)
    if (!match) return resolveTo(at, rules)
    if (rules.includes(match.rule) || rules.length > MAX_CHAIN_LENGTH) return { kind: 'loop', chain }
    const first = rules[0] ?? match.rule
    rules.push(match.rule)
    if (match.rule.status === GONE) return { kind: 'gone', rules: [first, ...rules.slice(1)] }
    const { to, toPage } = match.rule
    if (toPage) return resolveToPage(match, at, await pages.findPathById(toPage), rules)
    chain.push(buildTargetAddress(match, to ?? ''))
  }
}

function resolveToPage(match: RedirectMatch, at: string, path: string | undefined, rules: RedirectRule[]) {
  const to = path && buildTargetAddress(match, path)
  return to && pathOf(to) !== pathOf(at) ? resolveTo(to, rules) : undefined
}

const pathOf = (address: string) => normalizePath(splitAddress(address).path)

/** The redirect that is asked at this address; behind the first step a page comes before it. */
async function findMatch(index: Pick<RedirectIndex, 'find'>, at: string, before: RedirectRule[], pages: PageLookup) {
  const match = isLocalPath(at) ? index.find(pathOf(at), splitAddress(at).search) : undefined
  return match && before.length > 0 && (await isAnsweredByPage(match.rule, pathOf(at), pages)) ? undefined : match
}

/** A page comes before the redirects of its address, but for those that name a query. */
async function isAnsweredByPage({ from }: RedirectRule, path: string, pages: PageLookup) {
  return splitAddress(from).search === '' && (isBuiltInPage(path) || (await pages.findTitleByPath(path)) !== undefined)
}

/** One step that is only for now makes the whole way one for now. */
function resolveTo(to: string, rules: RedirectRule[]): RedirectResolution | undefined {
  const [first, ...others] = rules
  if (!first) return undefined
  const status = rules.find((rule) => rule.status === 302 || rule.status === 307)?.status ?? 301
  return { kind: 'redirect', to, status: status as 301 | 302 | 307, rules: [first, ...others] }
}
