import { type PageLocation, resolveLinkTarget } from './resolve-link-target'

type Attributes = Record<string, string>

// beyond these a page is broken, not long
const MOST = { ids: 5_000, links: 500 }
const MAX_LENGTH = 300

/** Hears the tags of a page and keeps what its links may name as parts of it, and the parts that its links name. */
export class FragmentExtractor {
  readonly #address: PageLocation
  readonly #ids = new Set<string>()
  readonly #links = new Set<string>()

  constructor(address: PageLocation) {
    this.#address = address
  }

  open(name: string, { id, name: anchor, href }: Attributes, isInMain: boolean) {
    this.#addId(id)
    if (name !== 'a') return
    this.#addId(anchor)
    if (isInMain && href?.includes('#')) this.#addLink(href)
  }

  get facts() {
    return { elementIds: [...this.#ids], fragmentLinks: [...this.#links] }
  }

  #addId(id: string | undefined) {
    if (id && id.length <= MAX_LENGTH && this.#ids.size < MOST.ids) this.#ids.add(id)
  }

  #addLink(href: string) {
    const at = href.indexOf('#')
    const part = decodeFragment(href.slice(at + 1))
    // a browser scrolls up for the first two, and looks for words with the third
    if (part === '' || part.toLowerCase() === 'top' || part.startsWith(':~:') || part.length > MAX_LENGTH) return
    const target = at === 0 ? { to: this.#address.path, isInternal: true } : resolveLinkTarget(href, this.#address)
    if (target?.isInternal && this.#links.size < MOST.links) this.#links.add(`${target.to}#${part}`)
  }
}

function decodeFragment(written: string) {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
