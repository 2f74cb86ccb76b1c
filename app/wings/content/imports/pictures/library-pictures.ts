import { type Picture, pictureUrlAtLeast } from '~/wings/site/media/picture'
import { decodeAttribute, escapeAttribute } from '../engine/article-html'
import { indexOfFirstImage, parseAttributes, tokenizeHtml } from '../engine/html-tokens'

export interface LibraryPicture extends Picture {
  id: string
  /** The library did not have it before. */
  isNew?: boolean
}

/** The addresses of the pictures that a text shows, each once. */
export function findImageAddresses(html: string) {
  if (indexOfFirstImage(html) < 0) return []
  const addresses = new Set<string>()
  for (const token of tokenizeHtml(html)) {
    if (token.kind === 'open' && token.name === 'img') addresses.add(imageAddress(token.text))
  }
  return [...addresses].filter(Boolean)
}

/** The text with its pictures from our library. One that is not in it becomes a link: pages load nothing from elsewhere. */
export function replaceWithLibraryPictures(html: string, pictures: ReadonlyMap<string, LibraryPicture>) {
  if (indexOfFirstImage(html) < 0) return html
  const out: string[] = []
  let link: { place: number; tag: string } | undefined
  for (const token of tokenizeHtml(html)) {
    if ('name' in token && token.name === 'a')
      link = token.kind === 'open' ? { place: out.length, tag: token.text } : undefined
    const isPicture = token.kind === 'open' && token.name === 'img'
    const large = isPicture && link && findLargeVersion(link.tag, token.text, pictures)
    if (link && large) out[link.place] = `<a href="${large}">`
    out.push(isPicture ? renderPicture(token.text, pictures, link !== undefined) : token.text)
  }
  return out.join('')
}

const LARGE_WIDTH = 1920

/** Where a link leads that showed the same picture large, when that picture is ours now. */
function findLargeVersion(link: string, tag: string, pictures: ReadonlyMap<string, LibraryPicture>) {
  const address = imageAddress(tag)
  const picture = pictures.get(address)
  const target = decodeAttribute(parseAttributes(link).href ?? '').trim()
  return picture && fileName(target) === fileName(address) ? pictureUrlAtLeast(picture, LARGE_WIDTH) : undefined
}

/** What a picture is called without its folder and its size: WordPress names them photo-300x200.jpg and photo-scaled.jpg. */
function fileName(address: string) {
  const name = address.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? ''
  return name.replace(/-(?:\d{1,5}x\d{1,5}|scaled)(?=\.[a-z]{3,4}$)/i, '')
}

function renderPicture(tag: string, pictures: ReadonlyMap<string, LibraryPicture>, isInLink: boolean) {
  const address = imageAddress(tag)
  const alt = decodeAttribute(parseAttributes(tag).alt ?? '')
  const picture = pictures.get(address)
  if (picture) {
    const { width, height } = picture
    return `<img src="${pictureUrlAtLeast(picture, 960)}" alt="${escapeAttribute(alt)}" width="${width}" height="${height}" />`
  }
  const words = escapeAttribute(alt || address)
  // nobody can look at it, and its words alone say nothing where they stand; a link keeps them as its own
  if (!isAbsoluteUrl(address)) return alt && isInLink ? words : ''
  return isInLink ? words : `<a href="${escapeAttribute(address)}">${words}</a>`
}

function imageAddress(tag: string) {
  return decodeAttribute(parseAttributes(tag).src ?? '').trim()
}

/** Whether it can be a link: where a picture lives is known. */
export const isAbsoluteUrl = (address: string) => /^https?:\/\//i.test(address)
