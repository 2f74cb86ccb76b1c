import { urlOf } from './body/url-of'
import { isNoindex } from './checks/canonical'
import type { RenderedFacts } from './rendered-facts'

export type SiteFindingKind = 'same title' | 'same description' | 'canonical to nowhere' | 'canonical to a copy'

/** Something that only shows when pages are laid side by side. */
export interface SiteFinding {
  kind: SiteFindingKind
  /** What they share, or the address that is named. */
  text: string
  paths: string[]
  sentence: string
  fix: string
}

/**
 * Compares pages with each other: titles and descriptions that several have, canonical addresses that lead to nothing or
 * onwards. Pages that are not to be kept, or name another one, may repeat it. Linear in the number of pages.
 */
export function findSiteFindings(pages: readonly RenderedFacts[], origin: string): SiteFinding[] {
  const kept = pages.filter((page) => page.status === 200 && !isNoindex(page.robots) && isCanonical(page, origin))
  return [
    ...shared(kept, 'same title', ({ titles }) => titles[0]),
    ...shared(kept, 'same description', ({ descriptions }) => descriptions[0]),
    ...canonicalFindings(pages, origin),
  ]
}

const fixes: Record<SiteFindingKind, string> = {
  'same title': 'Give each page a title that tells it from the others.',
  'same description': 'Say of each page what only it holds, or leave the description to the search engine.',
  'canonical to nowhere': 'Name a page that answers, or the page itself.',
  'canonical to a copy': 'Name the page at the end of the chain.',
}

function shared(
  pages: readonly RenderedFacts[],
  kind: SiteFindingKind,
  textOf: (page: RenderedFacts) => string | undefined,
) {
  const paths = new Map<string, { text: string; paths: string[] }>()
  for (const page of pages) {
    const text = textOf(page)?.trim()
    if (!text) continue
    const key = text.toLowerCase().replace(/\s+/g, ' ')
    const same = paths.get(key)
    if (same) same.paths.push(page.path)
    else paths.set(key, { text, paths: [page.path] })
  }
  const noun = kind === 'same title' ? 'title' : 'description'
  return [...paths.values()]
    .filter((same) => same.paths.length > 1)
    .map((same) => ({ kind, ...same, sentence: `${same.paths.length} pages have this ${noun}.`, fix: fixes[kind] }))
}

function canonicalFindings(pages: readonly RenderedFacts[], origin: string): SiteFinding[] {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  return pages.flatMap((page) => {
    const target = ownPathOf(page.canonicals[0], origin)
    if (target === undefined || target === page.path) return []
    const to = byPath.get(target)
    const kind = kindOf(to, origin)
    const sentence = `${page.path} names ${target}, which ${to ? saysOf(to) : 'is no page of this site'}.`
    return kind ? [{ kind, text: target, paths: [page.path], sentence, fix: fixes[kind] }] : []
  })
}

function kindOf(to: RenderedFacts | undefined, origin: string): SiteFindingKind | undefined {
  if (to?.status !== 200 || isNoindex(to.robots)) return 'canonical to nowhere'
  return isCanonical(to, origin) ? undefined : 'canonical to a copy'
}

function saysOf(to: RenderedFacts) {
  if (to.status !== 200) return `answers ${to.status}`
  return isNoindex(to.robots) ? 'is not to be kept' : `names ${to.canonicals[0]} itself`
}

function isCanonical(page: RenderedFacts, origin: string) {
  const path = ownPathOf(page.canonicals[0], origin)
  return page.canonicals.length === 0 || path === page.path
}

/** The path of an address of this site; nothing for one elsewhere. */
function ownPathOf(address: string | undefined, origin: string) {
  const url = address === undefined ? undefined : urlOf(address, origin)
  return url && url.origin === urlOf(origin)?.origin ? url.pathname + url.search : undefined
}
