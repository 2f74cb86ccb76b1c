import { createHash } from 'node:crypto'
import { Parser } from 'htmlparser2'
import type { Database } from '~/platform/database/database.server'
import { getFileStore } from '~/platform/storage/storage.server'
import { oklchToHex } from '~/ui/oklch'
import { renderSocialCard } from '~/wings/site/media/render-social-card.server'
import { type Brand, defaultBrand } from '~/wings/site/settings/brand'
import { findBrand } from '~/wings/site/settings/queries.server'
import { toRenderableText } from './renderable-text'
import { parseSocialImagePath } from './social-image'

/** The site whose pages are pictured. */
export interface SocialImageSite {
  db: Database
  dataDir: string
  origin: string
  /** The HTML of a public page as it is drawn for everyone; undefined where there is none. */
  render: (path: string) => Promise<string | undefined>
}

export type SocialImageResult =
  | { stream: ReadableStream<Uint8Array>; byteSize: number }
  | { movedTo: string }
  | 'missing'
  | 'busy'

const kinds: Record<string, string> = { article: 'Blog', product: 'Product' }

// of those that wait for the one encoder: uploads wait for it, too
const MAX_WAITING = 8
const waiting = new Map<string, Promise<void>>()

/**
 * The drawn picture at this path. Only what a public page names as its picture at this moment is drawn: the address tells
 * the page, and the page says what stands on it. Another address of the page leads to the picture that it has.
 */
export async function getSocialImage(site: SocialImageSite, address: string): Promise<SocialImageResult> {
  const asked = parseSocialImagePath(address)
  const html = asked && (await site.render(asked.path))
  if (!html) return 'missing'
  const tags = parseOpenGraphTags(html)
  const named = tags.get('og:image')?.replace(site.origin, '') ?? ''
  if (!named.startsWith('/')) return 'missing'
  if (named !== address) return { movedTo: named }
  const store = socialImageStore(site.dataDir)
  const name = imageFileName(address)
  const stored = await store.read(name)
  if (stored) return stored
  if (!waiting.has(name) && waiting.size >= MAX_WAITING) return 'busy'
  await renderOnce(name, () => renderSocialImage(site, { name, tags, cover: asked.cover }))
  return (await store.read(name)) ?? 'missing'
}

/** Where drawn pictures lie until they are swept away: each can be drawn again. */
export function socialImageStore(dataDir: string) {
  return getFileStore('social-pictures', dataDir)
}

/** A flat name of the same length for each. */
function imageFileName(address: string) {
  return `${createHash('sha256').update(address).digest('hex')}.jpg`
}

/** Whoever asks for a picture that is being drawn waits for the same one. */
function renderOnce(name: string, work: () => Promise<void>) {
  const drawing = waiting.get(name) ?? work().finally(() => waiting.delete(name))
  waiting.set(name, drawing)
  return drawing
}

interface SocialImageRequest {
  name: string
  tags: Map<string, string>
  cover: string | null
}

async function renderSocialImage({ db, dataDir, origin }: SocialImageSite, { name, tags, cover }: SocialImageRequest) {
  const brand = await findBrand(db)
  const card = {
    title: toRenderableText(tags.get('og:title') ?? ''),
    kind: kinds[tags.get('og:type') ?? ''] ?? '',
    brand: toRenderableText(brand.name),
    host: toRenderableText(new URL(origin).host),
    colors: cardColors(brand),
  }
  await renderSocialCard(db, dataDir, { card, cover, name, store: socialImageStore(dataDir) })
}

/** Those of a deep section of the site (tokens.css). */
function cardColors({ hue = defaultBrand.hue }: Brand) {
  return {
    ground: oklchToHex(0.33, 0.059, 233),
    ink: oklchToHex(0.984, 0.003, 228),
    muted: oklchToHex(0.882, 0.016, 239),
    accent: oklchToHex(0.78, 0.125, hue + 7),
  }
}

/** What the head of a page says in its `og:` tags, by their names; the first of each counts. */
function parseOpenGraphTags(html: string) {
  const tags = new Map<string, string>()
  const parser = new Parser({
    onopentag(name, { property, content }) {
      if (name === 'meta' && property?.startsWith('og:') && !tags.has(property)) tags.set(property, content ?? '')
    },
  })
  const end = html.indexOf('</head>')
  parser.end(end < 0 ? '' : html.slice(0, end))
  return tags
}
