import type { ContentTag } from '../content-changes/content-changes.server'
import type { EncodedPage, Encoding } from './encoded-page.server'
import type { PageVariants } from './page-variants.server'

interface StoredPage {
  wire: Record<Encoding, EncodedPage>
  tags: ReadonlySet<ContentTag>
  variants?: PageVariants | undefined
  bytes: number
  wasUsed: boolean
}

// keys, maps and headers beside the bodies; measured at about 2 kB a page
const OVERHEAD_BYTES = 2_048

/** Pages by address, within a bound of bytes; the ones not asked for lately go first. */
export class PageStore {
  readonly #pages = new Map<string, StoredPage>()
  #bytes = 0

  constructor(readonly maxBytes: number) {}

  get bytes() {
    return this.#bytes
  }

  get size() {
    return this.#pages.size
  }

  get(key: string) {
    const page = this.#pages.get(key)
    if (page) page.wasUsed = true
    return page
  }

  put(key: string, page: Omit<StoredPage, 'bytes' | 'wasUsed'>) {
    this.delete(key)
    const bodies = Object.values(page.wire).reduce((sum, { body }) => sum + body.byteLength, 0)
    const bytes = bodies + OVERHEAD_BYTES
    if (bytes > this.maxBytes) return
    this.#pages.set(key, { ...page, bytes, wasUsed: false })
    this.#bytes += bytes
    this.#makeRoom()
  }

  delete(key: string) {
    const page = this.#pages.get(key)
    if (!page) return
    this.#pages.delete(key)
    this.#bytes -= page.bytes
  }

  /** Forgets every page that shows one of the tags. */
  evict(changed: readonly ContentTag[] | 'everything') {
    for (const [key, page] of this.#pages) {
      if (changed === 'everything' || changed.some((tag) => page.tags.has(tag))) this.delete(key)
    }
  }

  /** The clock algorithm: a page used since the hand last passed gets one more round. A hit costs a flag, not a move. */
  #makeRoom() {
    for (const [key, page] of this.#pages) {
      if (this.#bytes <= this.maxBytes) return
      if (page.wasUsed) {
        page.wasUsed = false
        this.#pages.delete(key)
        this.#pages.set(key, page)
      } else {
        this.delete(key)
      }
    }
  }
}
