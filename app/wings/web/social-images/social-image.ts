/** The picture that networks show with a link to a page which has none of its own: drawn from what the page says. */
export interface SocialCardInput {
  /** The page's path. */
  path: string
  title: string
  kind: 'website' | 'article' | 'product'
  brandName: string
  hue: number
  host: string
  /** Checksum of a picture of the library. */
  cover: string | null
}

export const SOCIAL_IMAGE_WIDTH = 1200
export const SOCIAL_IMAGE_HEIGHT = 630

/** Below this stand the drawn pictures of all pages. */
export const SOCIAL_IMAGES_PATH = '/og'

// another one draws everything anew
const LOOK = 1

/**
 * Where the picture of a page is found, as a path: `/og/blog/a-post/<cover>-<checksum of what it shows>.jpg`. A page that
 * says something else has a picture elsewhere, so that each may be kept for good.
 */
export function socialImagePath({ path, cover, ...shown }: SocialCardInput) {
  const name = `${cover ? `${cover}-` : ''}${checksumOf(JSON.stringify([LOOK, ...Object.entries(shown).toSorted()]))}`
  return `${folderOf(path)}/${name}.jpg`
}

/** Leads to the picture that a page has at the moment. */
export function currentSocialImagePath(path: string) {
  return `${folderOf(path)}/card.jpg`
}

const ADDRESS = /^\/og((?:\/[^/]+)*)\/(?:(?:([\da-f]{32})-)?[\da-f]{16}|card)\.jpg$/

/** The page whose picture is asked for at this path, and the picture that stands on it; undefined for no such address. */
export function parseSocialImagePath(address: string): { path: string; cover: string | null } | undefined {
  const found = ADDRESS.exec(address)
  return found ? { path: found[1] || '/', cover: found[2] ?? null } : undefined
}

const folderOf = (path: string) => `${SOCIAL_IMAGES_PATH}${path === '/' ? '' : path}`

/** 64 bits of FNV-1a with two seeds: browsers compute it at once. It tells texts apart and protects nothing. */
function checksumOf(text: string) {
  let [one, other] = [0x811c9dc5, 0x9dc5811c]
  for (const byte of new TextEncoder().encode(text)) {
    one = Math.imul(one ^ byte, 0x01000193)
    other = Math.imul(other ^ byte ^ (one >>> 15), 0x01000193)
  }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}
