import type { PageLocation } from './resolve-link-target'
import { type ImageSource, selectImageSource } from './select-image-source'

type Attributes = Record<string, string>

const MOST = 500
const MAX_ADDRESS_LENGTH = 2_000

/** Hears the tags of a page and keeps the pictures that a browser loads for it, wherever they stand, each once. */
export class LoadedImageExtractor {
  readonly #address: PageLocation
  readonly #served = new Set<string>()
  /** Of the picture element that is open; a source elsewhere is that of a film. */
  #sources: ImageSource[] | undefined

  constructor(address: PageLocation) {
    this.#address = address
  }

  open(name: string, { src, srcset, sizes, media, type }: Attributes) {
    if (name === 'picture') this.#sources = []
    else if (name === 'source') this.#sources?.push({ srcset, sizes, media, type })
    else if (name === 'img') this.#keep(selectImageSource([...(this.#sources ?? []), { src, srcset, sizes }]))
  }

  close(name: string) {
    if (name === 'picture') this.#sources = undefined
  }

  /** Paths of this site, whole addresses of others. */
  get facts(): string[] {
    return [...this.#served]
  }

  #keep(address: string | undefined) {
    const { origin, path } = this.#address
    const url = address === undefined ? null : URL.parse(address, origin + path)
    if (!url || !/^https?:$/.test(url.protocol) || this.#served.size >= MOST) return
    const named = url.origin === origin ? url.pathname + url.search : url.href
    if (named.length <= MAX_ADDRESS_LENGTH) this.#served.add(named)
  }
}
