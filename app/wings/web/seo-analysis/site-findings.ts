import { isNoindex } from './checks/check-canonical'
import { NearDuplicates } from './near-duplicates'
import type { RenderedFacts } from './rendered-facts'
import { parseUrl } from './text/parse-url'

export type SiteFindingKind =
  | 'same title'
  | 'same description'
  | 'near duplicate'
  | 'canonical to nowhere'
  | 'canonical to a copy'

/** Something that only shows when pages are laid side by side. */
export interface SiteFinding {
  kind: SiteFindingKind
  /** What they share, or the address that is named. */
  text: string
  paths: string[]
  sentence: string
  fix: string
}

/** What of a page is laid beside the others. */
export interface PageHead
  extends Pick<RenderedFacts, 'path' | 'status' | 'titles' | 'descriptions' | 'canonicals' | 'robots'> {
  /** The MinHash signature of its text; left out for a text too short to be compared. */
  textSignature?: Uint32Array | null
}

interface ComparedPage extends Pick<PageHead, 'path' | 'status'> {
  isNoindex: boolean
  /** The address that it names, and its path when that is on this site. */
  named: string | undefined
  namedPath: string | undefined
}

/**
 * Compares pages with each other: titles, descriptions and texts that several have, canonical addresses that lead to nothing or
 * onwards. Pages that are not to be kept, or name another one, may repeat it. Linear in the number of pages; they are added
 * one by one, so that whoever has many may rest in between.
 */
export class PageComparison {
  readonly #origin: string
  readonly #pages = new Map<string, ComparedPage>()
  readonly #titles = new SharedTexts()
  readonly #descriptions = new SharedTexts()
  readonly #copies = new NearDuplicates()

  constructor(origin: string) {
    this.#origin = origin
  }

  add({ path, status, titles, descriptions, canonicals, robots, textSignature }: PageHead) {
    const named = canonicals[0]
    const page = { path, status, isNoindex: isNoindex(robots), named, namedPath: localPath(named, this.#origin) }
    this.#pages.set(path, page)
    if (!isComparable(page)) return
    this.#titles.add(titles[0], path)
    this.#descriptions.add(descriptions[0], path)
    if (textSignature) this.#copies.add(path, textSignature)
  }

  findings(): SiteFinding[] {
    return [
      ...this.#titles.findings('same title', 'title'),
      ...this.#descriptions.findings('same description', 'meta description'),
      ...this.#copies.groups().map(toDuplicateFinding),
      ...[...this.#pages.values()].flatMap((page) => this.#canonicalFinding(page)),
    ]
  }

  #canonicalFinding({ path, namedPath }: ComparedPage): SiteFinding[] {
    if (namedPath === undefined || namedPath === path) return []
    const to = this.#pages.get(namedPath)
    const kind = classifyCanonicalTarget(to)
    const sentence = `${path} has the canonical URL ${namedPath}, which ${to ? describePage(to) : 'is not a page on this site'}.`
    return kind ? [{ kind, text: namedPath, paths: [path], sentence, fix: fixes[kind] }] : []
  }
}

/** The same of pages that are there already. */
export function findSiteFindings(pages: readonly PageHead[], origin: string): SiteFinding[] {
  const beside = new PageComparison(origin)
  for (const page of pages) beside.add(page)
  return beside.findings()
}

const fixes: Record<SiteFindingKind, string> = {
  'same title': 'Give each page a unique title.',
  'same description': 'Give each page a unique meta description.',
  'near duplicate': 'Merge the pages, rewrite one of them, or set its canonical URL to the other.',
  'canonical to nowhere': 'Set the canonical URL to an indexable page.',
  'canonical to a copy': 'Set the canonical URL to the final page of the chain.',
}

function toDuplicateFinding(paths: string[]): SiteFinding {
  const kind = 'near duplicate'
  return { kind, text: '', paths, sentence: `${paths.length} pages have nearly the same text.`, fix: fixes[kind] }
}

/** Texts and the pages that have them, however those are written. */
class SharedTexts {
  readonly #paths = new Map<string, { text: string; paths: string[] }>()

  add(given: string | undefined, path: string) {
    const text = given?.trim()
    if (!text) return
    const key = text.toLowerCase().replace(/\s+/g, ' ')
    const same = this.#paths.get(key)
    if (same) same.paths.push(path)
    else this.#paths.set(key, { text, paths: [path] })
  }

  findings(kind: SiteFindingKind, noun: string): SiteFinding[] {
    return [...this.#paths.values()]
      .filter(({ paths }) => paths.length > 1)
      .map((same) => ({
        kind,
        ...same,
        sentence: `${same.paths.length} pages have the same ${noun}.`,
        fix: fixes[kind],
      }))
  }
}

function classifyCanonicalTarget(to: ComparedPage | undefined): SiteFindingKind | undefined {
  if (to?.status !== 200 || to.isNoindex) return 'canonical to nowhere'
  return isCanonical(to) ? undefined : 'canonical to a copy'
}

function describePage(to: ComparedPage) {
  if (to.status !== 200) return `returns status ${to.status}`
  return to.isNoindex ? 'is noindex' : `has the canonical URL ${to.named}`
}

const isComparable = (page: ComparedPage) => page.status === 200 && !page.isNoindex && isCanonical(page)

const isCanonical = ({ path, named, namedPath }: ComparedPage) => named === undefined || namedPath === path

/** The path of an address of this site; nothing for one elsewhere. */
function localPath(address: string | undefined, origin: string) {
  const url = address === undefined ? undefined : parseUrl(address, origin)
  return url && url.origin === parseUrl(origin)?.origin ? url.pathname + url.search : undefined
}
