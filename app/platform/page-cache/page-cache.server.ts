import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ContentTag } from '../content-changes/content-changes.server'
import {
  compressPage,
  type EncodedPage,
  type Encoding,
  encodings,
  matchesEtag,
  negotiateEncoding,
  type RenderedPage,
} from './encoded-page.server'
import { PageStore } from './page-store.server'
import type { PageVariants } from './page-variants.server'
import { type KnownQueryParams, publicPageAddress, type UncachedQueryParams } from './public-page-address.server'

export interface PageCacheOptions {
  /** Renders a version of the page at `address` (path and known query) for nobody in particular: no cookies, no headers. */
  render: (address: string, version: number) => Promise<RenderedPage>
  /** Which version of a page a visitor gets; without it, the first. */
  assignVariant?: (versions: PageVariants, request: IncomingMessage) => number
  knownQueryParams: KnownQueryParams
  uncachedQueryParams?: UncachedQueryParams
  /** Answers a request alone, with all that came with it, where there is no page for everyone. */
  handleUncached?: (request: IncomingMessage, response: ServerResponse) => void
  /** Whether something comes before the page at this path when it is asked for with a query. */
  hasQueryRedirect?: (path: string) => boolean | Promise<boolean>
  isPrivate: (path: string) => boolean
  /** 0 renders the page anew for each request, which the benchmarks compare with. */
  maxBytes: number
}

interface PendingRender {
  changed: ContentTag[] | 'everything'
  landing: Promise<RenderResult>
}

interface RenderResult extends Pick<RenderedPage, 'status' | 'isPerRequest' | 'variants'> {
  isStored?: boolean
  wire: (encoding: Encoding) => EncodedPage | Promise<EncodedPage>
}

/**
 * Every public page is the same for everyone, so it is rendered once and then written out as bytes. It stands before the
 * rest of the server. A change of content drops exactly the pages that show it.
 */
export class PageCache {
  readonly store: PageStore
  /** Requests for public pages: answered with stored bytes, and with a page that was rendered for them. */
  readonly counts = { hits: 0, misses: 0 }
  readonly #joinable = new Map<string, PendingRender>()
  readonly #flights = new Set<PendingRender>()

  constructor(readonly options: PageCacheOptions) {
    this.store = new PageStore(options.maxBytes)
  }

  /** Answers a request for a public page; false when the request is none and belongs to the rest of the server. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    const isHead = request.method === 'HEAD'
    if ((request.method !== 'GET' && !isHead) || !request.url) return false
    const encoding = negotiateEncoding(request.headers['accept-encoding'] as string | undefined)
    const stored = this.store.get(request.url)
    if (stored && !stored.variants) {
      this.counts.hits++
      sendPage(response, 200, stored.wire[encoding], request, isHead)
      return true
    }
    const address = publicPageAddress(request.url, this.options)
    const first = address !== undefined && this.#comesFirst(request.url)
    if (address === undefined || first === true) return false
    const answer = async () =>
      (await first)
        ? this.options.handleUncached?.(request, response)
        : this.#answer(address, encoding, request, response, isHead)
    answer().catch((error) => response.destroy(error))
    return true
  }

  /** Forgets every page that shows one of the tags; renders under way are not kept either. */
  evict = (changed: readonly ContentTag[] | 'everything') => {
    this.store.evict(changed)
    for (const flight of this.#flights) {
      if (changed === 'everything' || flight.changed === 'everything') flight.changed = 'everything'
      else flight.changed.push(...changed)
    }
    // whoever asks from now on must not be handed a page that was begun before the change
    this.#joinable.clear()
  }

  #comesFirst(url: string) {
    const mark = url.indexOf('?')
    return mark >= 0 && (this.options.hasQueryRedirect?.(url.slice(0, mark)) ?? false)
  }

  async #answer(
    address: string,
    encoding: Encoding,
    request: IncomingMessage,
    response: ServerResponse,
    isHead: boolean,
  ) {
    const { status, isPerRequest, isStored, wire } = await this.#versionFor(request, address)
    if (isPerRequest && this.options.handleUncached) return this.options.handleUncached(request, response)
    this.counts[isStored ? 'hits' : 'misses']++
    sendPage(response, status, await wire(encoding), request, isHead)
  }

  /** The visitor's version of the page. Only the first one knows that there are others. */
  async #versionFor(request: IncomingMessage, address: string) {
    const first = await this.#storedOrRendered(address, 0)
    const version = first.variants ? (this.options.assignVariant?.(first.variants, request) ?? 0) : 0
    return version === 0 ? first : this.#storedOrRendered(address, version)
  }

  #storedOrRendered(address: string, version: number): RenderResult | Promise<RenderResult> {
    const stored = this.store.get(cacheKey(address, version))
    if (!stored) return this.#renderOnce(address, version)
    return { status: 200, isStored: true, variants: stored.variants, wire: (encoding) => stored.wire[encoding] }
  }

  /** One render at a time per version of an address: everyone who asks meanwhile waits for the same one. */
  #renderOnce(address: string, version: number): Promise<RenderResult> {
    const key = cacheKey(address, version)
    const underWay = this.#joinable.get(key)
    if (underWay) return underWay.landing
    const flight: PendingRender = { changed: [], landing: undefined as never }
    this.#flights.add(flight)
    if (this.options.maxBytes > 0) this.#joinable.set(key, flight)
    flight.landing = this.#render(address, version, flight).finally(() => {
      this.#flights.delete(flight)
      if (this.#joinable.get(key) === flight) this.#joinable.delete(key)
    })
    return flight.landing
  }

  async #render(address: string, version: number, flight: PendingRender): Promise<RenderResult> {
    const page = await this.options.render(address, version)
    const { status, isPerRequest, variants, tags } = page
    if (!this.#mayKeep(page)) return { status, isPerRequest, variants, wire: encodeOnce(page) }
    const [br, gzip, identity] = await Promise.all(encodings.map((encoding) => compressPage(page, encoding, true)))
    const wire = { br, gzip, identity } as Record<Encoding, EncodedPage>
    // looked at last, because the change may have come while the page was compressed
    const isCurrent = !hasChangedMeanwhile(flight, page) && version <= (variants?.shares.length ?? 0)
    if (isCurrent) this.store.put(cacheKey(address, version), { wire, tags, variants })
    return { status, variants, wire: (encoding) => wire[encoding] }
  }

  #mayKeep(page: RenderedPage) {
    if (page.isPerRequest || page.status !== 200) return false
    return this.options.maxBytes > 0 && page.tags.size > 0 && !page.headers.has('set-cookie')
  }
}

// no request line holds a space, so nobody can ask for a version by its name
function cacheKey(address: string, version: number) {
  return version === 0 ? address : `${address} ${version}`
}

/** For a page that is not kept: compressed once for all who wait for it. */
function encodeOnce(page: RenderedPage) {
  const wires: Partial<Record<Encoding, Promise<EncodedPage>>> = {}
  return (encoding: Encoding) => {
    wires[encoding] ??= compressPage(page, encoding, false)
    return wires[encoding]
  }
}

function hasChangedMeanwhile({ changed }: PendingRender, { tags }: RenderedPage) {
  return changed === 'everything' || changed.some((tag) => tags.has(tag))
}

function sendPage(
  response: ServerResponse,
  status: number,
  wire: EncodedPage,
  request: IncomingMessage,
  isHead: boolean,
) {
  if (status === 200 && matchesEtag(request.headers['if-none-match'], wire.etag)) {
    response.writeHead(304, wire.notModifiedHeaders).end()
    return
  }
  response.writeHead(status, wire.headers)
  if (isHead) response.end()
  else response.end(wire.body)
}
