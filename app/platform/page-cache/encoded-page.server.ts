import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ContentTag } from '../content-changes/content-changes.server'
import type { PageVariants } from './page-variants.server'

export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** A page ready for the wire in one encoding: writing it is all that is left to do. */
export interface EncodedPage {
  etag: string
  /** Names and values in turn, the form that node:http writes without looking at it. */
  headers: string[]
  notModifiedHeaders: string[]
  body: Buffer
}

export interface RenderedPage {
  status: number
  headers: Headers
  body: Buffer
  tags: ReadonlySet<ContentTag>
  /** There is no page for everyone at this address: each request is answered alone. */
  isPerRequest?: boolean
  /** The page is one of several versions, of which each visitor gets one. */
  variants?: PageVariants | undefined
}

/*
 * Browsers ask again each time (a 304 costs next to nothing), so that nobody sees yesterday's page after a change;
 * a CDN may keep it for a minute and go on using it while it fetches the next one.
 */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, must-revalidate'

/* Of a page in versions no shared cache may hand one visitor's to the next. */
const PRIVATE_CACHE_CONTROL = 'private, max-age=0, must-revalidate'

// a CDN refuses more (Cloudflare: 16 kB); without tags it asks again after a minute
const MAX_TAGS_LENGTH = 8_000

// What is stored once and sent often is worth more effort than what is sent once; a visitor waits for either.
// gzip's 4 would save 4 % of the bytes for 30 % more time than 3.
const compressionLevels = { stored: { brotli: 7, gzip: 8 }, once: { brotli: 3, gzip: 3 } }

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Compresses the page and writes its headers down. */
export async function compressPage(page: RenderedPage, encoding: Encoding, isStored: boolean): Promise<EncodedPage> {
  const body = await compressBody(page.body, encoding, isStored ? compressionLevels.stored : compressionLevels.once)
  const hash = createHash('sha256').update(page.body).digest('base64url').slice(0, 22)
  const etag = `"${hash}-${encoding}"`
  const headers = new Headers(page.headers)
  headers.append('Vary', 'Accept-Encoding')
  if (isStored) {
    headers.set('Cache-Control', page.variants ? PRIVATE_CACHE_CONTROL : CACHE_CONTROL)
    const tags = [...page.tags].join(',')
    if (!page.variants && tags.length <= MAX_TAGS_LENGTH) headers.set('Cache-Tag', tags)
    headers.delete('X-Request-Id') // of the render, not of the requests that the copy will answer
  }
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
  if (page.status === 200) headers.set('ETag', etag)
  const headersWhenUnchanged = [...headers].filter(([name]) => name !== 'content-type').flat()
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(body.byteLength))
  return { etag, headers: [...headers].flat(), notModifiedHeaders: headersWhenUnchanged, body }
}

async function compressBody(body: Buffer, encoding: Encoding, level: typeof compressionLevels.stored): Promise<Buffer> {
  if (encoding === 'gzip') return gzipAsync(body, { level: level.gzip })
  if (encoding === 'br') {
    return brotliAsync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: level.brotli,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    })
  }
  return body
}

const accepted = new Map<string, Encoding>()
const MAX_CACHED_HEADERS = 500
// browsers send 10 to 40 characters
const MAX_HEADER_LENGTH = 200

/** The best encoding that an Accept-Encoding header allows. Browsers send few different ones: they are remembered. */
export function negotiateEncoding(header: string | undefined): Encoding {
  if (!header || header.length > MAX_HEADER_LENGTH) return 'identity'
  const known = accepted.get(header)
  if (known) return known
  const offers = header
    .toLowerCase()
    .split(',')
    .map((offer) => offer.split(';').map((part) => part.trim()))
  const allows = (name: string) =>
    offers.some(([offer, weight]) => offer === name && Number(weight?.replace(/^q\s*=/, '') ?? 1) > 0)
  const best = encodings.find(allows) ?? 'identity'
  if (accepted.size < MAX_CACHED_HEADERS) accepted.set(header, best)
  return best
}

/** Whether an If-None-Match header names the copy that the client already has. */
export function matchesEtag(header: string | undefined, etag: string) {
  if (!header) return false
  if (header === etag) return true
  return header
    .split(',')
    .some((candidate) => candidate.trim().replace(/^W\//, '') === etag || candidate.trim() === '*')
}
