import { type Picture, pictureAtLeast } from '~/domains/media/picture'
import { decoded, quoted } from '../html/fitting'
import { attributesOf, htmlTokens } from '../html/tokens'

export interface LibraryPicture extends Picture {
  id: string
  /** The library did not have it before. */
  isNew?: boolean
}

/** The addresses of the pictures that a text shows, each once. */
export function picturesIn(html: string) {
  if (!html.includes('<img')) return []
  const addresses = new Set<string>()
  for (const token of htmlTokens(html)) {
    if (token.kind === 'open' && token.name === 'img') addresses.add(addressOf(token.text))
  }
  return [...addresses].filter(Boolean)
}

/** The text with its pictures from our library. One that is not in it becomes a link: pages load nothing from elsewhere. */
export function withLibraryPictures(html: string, pictures: ReadonlyMap<string, LibraryPicture>) {
  if (!html.includes('<img')) return html
  const out: string[] = []
  let links = 0
  for (const token of htmlTokens(html)) {
    if ('name' in token && token.name === 'a') links = Math.max(0, links + (token.kind === 'open' ? 1 : -1))
    const isPicture = token.kind === 'open' && token.name === 'img'
    out.push(isPicture ? shown(token.text, pictures, links > 0) : token.text)
  }
  return out.join('')
}

function shown(tag: string, pictures: ReadonlyMap<string, LibraryPicture>, isInLink: boolean) {
  const address = addressOf(tag)
  const alt = decoded(attributesOf(tag).alt ?? '')
  const picture = pictures.get(address)
  if (picture) {
    const { width, height } = picture
    return `<img src="${pictureAtLeast(picture, 960)}" alt="${quoted(alt)}" width="${width}" height="${height}" />`
  }
  const words = quoted(alt || address)
  if (!isWhole(address)) return alt ? words : ''
  return isInLink ? words : `<a href="${quoted(address)}">${words}</a>`
}

function addressOf(tag: string) {
  return decoded(attributesOf(tag).src ?? '').trim()
}

/** Whether it can be a link: where a picture lives is known. */
export const isWhole = (address: string) => /^https?:\/\//i.test(address)
