import { beforeStar, isPrefix, partsOf } from '../address'
import { follow, type KnownPages } from '../follow'
import { ownerOf } from '../own-addresses'
import type { RedirectIndex, Rule } from '../redirect-index'

export interface Verdict {
  /** Why it cannot be, as a sentence. */
  refusal?: string
  /** Where it leads at once, when what it was to lead to leads on for good; `past` are the addresses between. */
  folded?: { to: string | null; toPage: string | null; past: string[] }
}

const SAMPLE = 'any-page'

/** What is to be said of a redirect among the others of `index`, of which it is one already. */
export async function checkRedirect(
  index: Pick<RedirectIndex, 'find'>,
  rule: Rule,
  pages: KnownPages,
): Promise<Verdict> {
  const owner = ownerOf(rule.from) ?? (await pageOwner(rule.from, pages))
  if (owner) return { refusal: `${rule.from} ${owner}.` }
  const start = isPrefix(rule.from) ? `${beforeStar(rule.from)}/${SAMPLE}` : rule.from
  const way = await follow(index, start, pages)
  if (way?.kind === 'loop') return { refusal: `This would go round in circles: ${way.chain.join(' → ')}.` }
  if (way?.kind !== 'leads' || way.rules.length === 1 || way.rules[0] !== rule) return {}
  const others = way.rules.slice(1)
  const carriesOn = isPrefix(partsOf(rule.to ?? '').path)
  // what leads on for now only is followed at each visit instead
  if (carriesOn || others.some(({ status }) => status !== 301)) return {}
  const past = others.map(({ from }) => from)
  const last = others.at(-1)
  const isPageAlone = last?.toPage && !/[?#]/.test(way.to)
  return { folded: isPageAlone ? { to: null, toPage: last.toPage, past } : { to: way.to, toPage: null, past } }
}

async function pageOwner(from: string, pages: KnownPages) {
  if (isPrefix(from) || partsOf(from).search) return undefined
  const title = await pages.titleAt(from)
  return title === undefined ? undefined : `is where “${title}” lives`
}
