import { isWildcard, splitAddress, wildcardBase } from '../redirect-address'
import { getReservedReason } from '../reserved-paths'
import type { RedirectIndex, RedirectRule } from './redirect-index'
import { type PageLookup, resolveRedirect } from './resolve-redirect'

export interface RedirectCheck {
  /** Why it cannot be, as a sentence. */
  error?: string
  /** Where it leads at once, when what it was to lead to leads on for good; `past` are the addresses between. */
  shortened?: { to: string | null; toPage: string | null; past: string[] }
}

const SAMPLE = 'any-page'

/** What is to be said of a redirect among the others of `index`, of which it is one already. */
export async function checkRedirect(
  index: Pick<RedirectIndex, 'find'>,
  rule: RedirectRule,
  pages: PageLookup,
): Promise<RedirectCheck> {
  const owner = getReservedReason(rule.from) ?? (await findPageAtSource(rule.from, pages))
  if (owner) return { error: `${rule.from} ${owner}.` }
  const start = isWildcard(rule.from) ? `${wildcardBase(rule.from)}/${SAMPLE}` : rule.from
  const way = await resolveRedirect(index, start, pages)
  if (way?.kind === 'loop') return { error: `This creates a redirect loop: ${way.chain.join(' → ')}.` }
  if (way?.kind !== 'redirect' || way.rules.length === 1 || way.rules[0] !== rule) return {}
  const others = way.rules.slice(1)
  const carriesOn = isWildcard(splitAddress(rule.to ?? '').path)
  // what leads on for now only is followed at each visit instead
  if (carriesOn || others.some(({ status }) => status !== 301)) return {}
  const past = others.map(({ from }) => from)
  const last = others.at(-1)
  const isPageAlone = last?.toPage && !/[?#]/.test(way.to)
  return { shortened: isPageAlone ? { to: null, toPage: last.toPage, past } : { to: way.to, toPage: null, past } }
}

async function findPageAtSource(from: string, pages: PageLookup) {
  if (isWildcard(from) || splitAddress(from).search) return undefined
  const title = await pages.findTitleByPath(from)
  return title === undefined ? undefined : `is the URL of “${title}”`
}
